/** What a log line may carry besides its code: short technical facts, never what a person typed. */
export type Facts = Record<string, string | number | boolean | null | undefined>;

/** Names of facts that are personal or a key to something; they are masked whatever they hold. */
const secret =
  /name|mail|address|phone|street|post|zip|city|cart|cookie|token|link|secret|authori[sz]ation|vat|body|query|payload/i;
/** Names of facts that hold a sentence: of an error, of the commerce API, of a library. */
const sentences = new Set(['reason', 'detail', 'note']);
const mailbox = /[^\s@<>"]+@[^\s@<>"]+/g;
/** From the first quote to the last one: what is between may have quotes of its own. Curved ones as codes (decision 0065). */
const quoted = /["\u201c'\u2018`].*["\u201d'\u2019`]/s;
/** What V8 says of our own code: the name is that of a property, not of a person. */
const propertyName = /\((?:reading|setting) '[A-Za-z_$][\w$]{0,40}'\)$/;
/** Anything with a digit that is long enough to be an id, a number of an order, an IP address, a phone or a postcode. */
const idLike = /\b(?=[\w.:-]*\d)\w[\w.:-]{2,}\w/g;
const longest = 200;

/**
 * A sentence as it may stand in the log: without quotes and mailboxes, at most 200 characters, and with `toRef` of it instead
 * of whatever may be an id, so that it can be found beside other lines about the same thing.
 */
export function maskSentence(text: string, toRef: (id: string) => string): string {
  const [kept = ''] = propertyName.exec(text) ?? [];
  const masked = text
    .slice(0, text.length - kept.length)
    .replace(quoted, '[quoted]')
    .replace(mailbox, '[mailbox]')
    .replace(idLike, (id) => `#${toRef(id)}`);
  return (masked + kept).slice(0, longest);
}

const maskValue = (key: string, value: Facts[string], toRef: (id: string) => string): Facts[string] => {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (secret.test(key)) return '[masked]';
  if (typeof value === 'number') return value;
  return sentences.has(key) ? maskSentence(value, toRef) : value.replace(mailbox, '[mailbox]').slice(0, longest);
};

/** Facts as they may stand in the log. */
export const maskFacts = (facts: Facts, toRef: (id: string) => string): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, maskValue(key, value, toRef)]));
