import PostalMime from 'postal-mime';
import type { Address } from 'postal-mime';
import type { Mail } from '../store/mails.ts';

/** Who the SMTP dialogue named; the mail's own header lines go first, but recipients that are in no header line count too. */
type Envelope = { from: string; to: string[] };

/** Takes a message apart. Without a date line of its own the mail has the time of its arrival. */
export async function parseMail(message: Uint8Array<ArrayBuffer>, envelope: Envelope, arrival: Date): Promise<Mail> {
  const mail = await PostalMime.parse(message);
  const named = toAddresses([...(mail.to ?? []), ...(mail.cc ?? [])]);
  return {
    from: mail.from ? write(mail.from) : envelope.from,
    to: [...named, ...envelope.to.filter((address) => !named.some((other) => other.includes(address)))],
    replyTo: mail.replyTo?.[0] ? write(mail.replyTo[0]) : null,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    raw: new TextDecoder().decode(message),
    date: toDate(mail.date, arrival),
  };
}

const toAddresses = (list: Address[]): string[] => list.flatMap((entry) => entry.group ?? [entry]).map(write);

/** "Race Series <orders@shop.example>", or the bare address. */
const write = ({ name, address }: { name?: string; address?: string }): string =>
  name && name !== address ? `${name} <${address ?? ''}>` : (address ?? '');

function toDate(text: string | undefined, arrival: Date): string {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? arrival.toISOString() : date.toISOString();
}
