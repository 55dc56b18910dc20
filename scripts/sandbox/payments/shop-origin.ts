/** The origin of the shop's page out of the address that opened the payment; null unless it is a plain http(s) origin. */
export function parseShopOrigin(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.origin === text ? text : null;
}
