/** A mailto address with subject and, where given, lines of text; line ends become those of mails (RFC 6068). */
export function toMailLink(mailbox: string, subject: string, body?: string): string {
  const fields = [['subject', subject], ...(body ? [['body', body.replaceAll('\n', '\r\n')]] : [])];
  const query = fields.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${mailbox}?${query}`;
}

/**
 * An e-mail or web address in the pieces that a line may end behind, "sales@", "shop", ".example": where it is wider than its
 * place it is not broken inside a word. Joined they are the address.
 */
export const splitAddress = (address: string): string[] => address.split(/(?<=[@/])|(?=\.)/);
