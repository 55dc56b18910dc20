/** What a person looks for: what kind of thing, and what it is called; `pattern` is a regular expression instead of a name. */
export type Wanted = { role: string; name?: string; pattern?: string; within?: Wanted; isNotBusy?: true };

/** What a buyer does with a page, in whatever browser; each step waits for what it names. */
export type Hands = {
  open(url: string): Promise<unknown>;
  see(wanted: Wanted): Promise<string>;
  press(wanted: Wanted): Promise<unknown>;
  pressInFrame(wanted: Wanted): Promise<unknown>;
  /** into the text box of this name */
  type(name: string, text: string): Promise<unknown>;
  /** the first option of the list of this name whose label begins so */
  choose(name: string, beginning: string): Promise<unknown>;
  arriveAt(path: RegExp): Promise<unknown>;
};

/** One e-mail each, so that the sandbox's record can be found. */
export type Buyer = { email: string; country: string; countryName: string; postcode: string; city: string };

/** `shipping`, `payment`: regular expressions of their names; `texts`: other words for fields */
export type Choices = { shipping: string; payment: string; currency?: 'PLN'; texts?: Record<string, string> };

export const button = (name: string): Wanted => ({ role: 'button', name });
export const heading = (pattern: string): Wanted => ({ role: 'heading', pattern });

/** From the home page by make and engine to the page of a set in its standard size. */
export async function findByEngine(
  hands: Hands,
  shopUrl: string,
  { make, engine, set }: { make: string; engine: string; set: string },
): Promise<void> {
  await hands.open(`${shopUrl}/`);
  await hands.choose('Make', make);
  await hands.press({ role: 'combobox', name: 'Engine' });
  await hands.press({ role: 'option', pattern: `^${engine}\\b` });
  await hands.press({ role: 'button', pattern: '^Show \\d+ sets' });
  await hands.arriveAt(new RegExp(`/catalogue/${make}/${engine}$`));
  await hands.press({ role: 'link', name: set });
  await hands.see(heading(`^${set}-STD `));
}

/** Adding needs the cookie question answered; the box asks it where nobody has answered the banner. */
export async function answerCookiesInBox(hands: Hands): Promise<void> {
  await hands.press(button('Cookie settings'));
  await hands.press(button('Save'));
}

/** From the page of a part by the drawer into the checkout. */
export async function addAndCheckOut(hands: Hands): Promise<void> {
  await hands.press(button('Add to Cart'));
  await hands.press({ role: 'button', pattern: 'View basket' });
  await hands.press({ role: 'link', name: 'Checkout', within: { role: 'dialog', pattern: 'Basket' } });
}

/** Fills in the information step for a private buyer and goes on to the summary. */
export async function fillCheckout(hands: Hands, buyer: Buyer, choices: Choices): Promise<void> {
  await hands.see(heading('Contact'));
  const texts = {
    ...{ 'E-mail': buyer.email, 'Repeat e-mail': buyer.email, 'First name': 'Anna', 'Last name': 'Keller' },
    ...{ Phone: '+49 30 5550142', Address: 'Werkstrasse 14', 'Postal code': buyer.postcode, City: buyer.city },
    ...choices.texts,
  };
  for (const [name, text] of Object.entries(texts)) await hands.type(name, text);
  await hands.choose('Country', buyer.countryName);
  if (choices.currency) await hands.press(button(`Yes, change to ${choices.currency}`));
  await hands.press({ role: 'radio', pattern: choices.shipping });
  await hands.press({ role: 'radio', pattern: choices.payment });
  await hands.press({ role: 'checkbox', pattern: 'I accept the' });
  // Continue carries on no total that did not stand there
  await hands.see({ role: 'radiogroup', name: 'Shipping method', isNotBusy: true });
  await hands.press(button('Continue'));
  await hands.see(heading('^3. Summary$'));
}

/** From the summary to the page of the order. */
export async function placeOrder(hands: Hands): Promise<void> {
  await hands.press(button('Place order and pay'));
  await hands.see(heading('^4. Finalise your payment$'));
}

/** In the frame of the card payment. */
export async function answerCard(hands: Hands, answer: 'Pay' | 'Decline' | 'Cancel'): Promise<void> {
  await hands.press({ role: 'button', pattern: 'by card' });
  await hands.pressInFrame({ role: 'button', pattern: answer === 'Pay' ? '^Pay' : `^${answer}$` });
}

/** What the page of the order says once it is paid. */
export const seePaid = (hands: Hands): Promise<string> => hands.see(heading('^Your order is paid - '));
