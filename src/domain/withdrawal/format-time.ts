const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/**
 * A moment as it is written in mails and on the page, always in this form: "21 November 2026, 17:40:17 UTC". `iso` as ISO
 * 8601; `timeZone` as in the time zone database ("Europe/Amsterdam"), whose short name is added ("CET").
 */
export function formatTime(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const date = new Intl.DateTimeFormat('en-GB', { ...day, timeZone }).format(at);
  const parts = new Intl.DateTimeFormat('en-GB', { ...clock, timeZone, timeZoneName: 'short' }).formatToParts(at);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const time = ['hour', 'minute', 'second'].map((unit) => parts.find(({ type }) => type === unit)?.value).join(':');
  return `${date}, ${time} ${zone}`;
}
