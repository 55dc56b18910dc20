/** A pretended shop for the tests: asks a running sandbox over HTTP, in the words of the wire. */
type Json = Record<string, unknown>;

const everyRead = { customer: 'guest', currency: 'eur', manufacturergroup: 'acl', pricegroup: 'retail' };

export type Shop = ReturnType<typeof createShop>;

/** Answers are `{ status, body }`; a broken connection throws, as it would for a shop. */
export function createShop(url: string) {
  const post = async (path: string, body: Json, signal?: AbortSignal) => {
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ source: 'acl-eu', ...body }),
    };
    const response = await fetch(`${url}/api/external${path}`, { ...sent, signal: signal ?? null });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  };
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/__sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  const cart = (action: string, body: Json) => post('/cart', { action, ...body });
  const idOf = async (slug: string): Promise<string> =>
    (await control('GET', `/parts/${encodeURIComponent(slug)}`)).body.id;
  return {
    url,
    post,
    control,
    idOf,
    getItem: (record: string, currency = 'eur') =>
      post('/item', { ...everyRead, action: 'getItem', record, country: 'NL', currency }),
    applications: (body: Json) => post('/applications', { ...everyRead, ...body }),
    add: async (slug: string, quantity = 1, cartId: string | null = null) =>
      cart('addToCart', {
        cart_id: cartId,
        quantity,
        record: await idOf(slug),
        ...{ country: 'NL', location: 'NL', tax: 'standard', additionalservice: [], customer: 'guest' },
      }),
    getCart: (cartId: string) => cart('getCart', { cart_id: cartId }),
    set: (cartId: string, field: string, value: unknown, lineId?: string) =>
      cart('updateCart', { cart_id: cartId, field, value, ...(lineId === undefined ? {} : { line_id: lineId }) }),
    setAll: (cartId: string, fields: [string, unknown][]) =>
      cart('updateCart', { cart_id: cartId, fields: fields.map(([field, value]) => ({ field, value })) }),
    removeLine: (cartId: string, lineId: string) => cart('removeLine', { cart_id: cartId, line_id: lineId }),
    address: (cartId: string, change: Json = {}) =>
      post('/address', { action: 'createAddress', cart_id: cartId, ...sampleAddress, ...change }),
    createOrder: (cartId: string) => post('/order', { action: 'createOrder', cart_id: cartId }),
    getOrder: (orderId: string) => post('/order', { action: 'getOrder', order_id: orderId }),
    confirm: (orderId: string) =>
      post('/order', {
        action: 'confirmPayment',
        order_id: orderId,
        shippingname: sampleAddress.addressee,
        email: 'vera@buyer.example',
      }),
    widgets: (orderId: string, amount: number, currency = 'eur') =>
      post('/paymentmethods', { action: 'getPaymentWidgets', currency, amount, transactionid: orderId }),
  };
}

export const sampleAddress = {
  address: 'Werkplaatsweg 7',
  address2: '',
  addressee: 'Vera Voorbeeld',
  city: 'Utrecht',
  zip: '3511 AA',
  country: 'NL',
  phone: '+31 30 000 0000',
  name: '',
};

export type Placing = {
  country?: string;
  currency?: string;
  shipping?: string;
  payment?: string;
  hasBilling?: boolean;
};

/** A cart with one part, brought to where only createOrder is missing; every step must have been taken. */
export async function prepareOrder(shop: Shop, slug: string, placing: Placing = {}): Promise<string> {
  const {
    country = 'NL',
    currency = 'eur',
    shipping = 'ship-ups-standard',
    payment = 'pay-paypal',
    hasBilling = false,
  } = placing;
  const cartId = (await shop.add(slug)).body.cart_id as string;
  const ref = (await shop.address(cartId, { country })).body._id;
  const billing: [string, unknown][] = hasBilling
    ? [['billingaddress', (await shop.address(cartId, { name: 'Motoren BV', addressee: '' })).body._id]]
    : [];
  const answer = await shop.setAll(cartId, [
    ['shipcountry', country],
    ['currency', currency],
    ['shippingmethod', shipping],
  ]);
  if (answer.status !== 200) throw new Error(`not prepared: ${answer.body.message}`);
  await placeFields(shop, cartId, [
    ['reqpayment', true],
    ['sendtogether', true],
    ['shippingaddress', ref],
    ...billing,
    ['comment', ''],
    ['shipemail', 'vera@buyer.example'],
    ['paymentmethod', payment],
  ]);
  return cartId;
}

/** One call for each field (rule order.placing-fields). */
export async function placeFields(shop: Shop, cartId: string, fields: [string, unknown][]): Promise<void> {
  for (const [field, value] of fields) {
    const { status, body } = await shop.set(cartId, field, value);
    if (status !== 200) throw new Error(`${field}: ${body.message}`);
  }
}
