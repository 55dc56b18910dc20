/**
 * `npm run stock:alerts`: looks for the stock of all parts that somebody waits for, and mails those whose part is back. Meant
 * for a timer, beside the serving shop and with its environment. Prints numbers, never an address. Exit code 0: all was asked
 * and every mail handed over; 1: something is left for the next time; 2: it cannot run so.
 */
import { parseEnv } from '#server/env.ts';
import { openFoundation } from '#server/foundation.ts';
import { openLog } from '#server/open-log.ts';
import { readTitles } from '#server/release/release.ts';
import { lookForStock, type LookReport } from '#server/stock-alert/look-for-stock.ts';

export type Look = { code: 0 | 1 | 2; lines: string[] };

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

const describe = ({ waiting, asked, notAnswered, back, unsent }: LookReport): string[] => [
  `${count(waiting, 'confirmed request')} for ${count(asked, 'part')}; ${count(back, 'request')} whose part is back.`,
  ...(notAnswered > 0 ? [`${count(notAnswered, 'part')} could not be asked for: kept for the next look.`] : []),
  ...(unsent > 0 ? [`${count(unsent, 'mail')} not taken by the mail server yet; the log of the shop says why.`] : []),
];

const forgets =
  'STORAGE=memory: the requests are known to the serving process only. Use STORAGE=sqlite or redis, or let that process look itself (STOCK_ALERT_EVERY).';

/** One look with the settings of the environment. */
export async function runLook(environment: Record<string, string | undefined>): Promise<Look> {
  const parsed = parseEnv(environment);
  if (!parsed.ok) return { code: 2, lines: ['Mend these settings:', ...parsed.faults.map((fault) => `  - ${fault}`)] };
  const { env } = parsed;
  if (env.STORAGE === 'memory') return { code: 2, lines: [forgets] };
  const log = openLog(env);
  // a mail of the outbox says what a part is called; without a release, what the commerce API says
  const findTitle = await readTitles(env.RELEASE_LINK).catch(() => () => null);
  const foundation = await openFoundation(env, log, { findTitle });
  try {
    const report = await log.job('look-for-stock', () => lookForStock(foundation));
    return { code: report.notAnswered + report.unsent > 0 ? 1 : 0, lines: describe(report) };
  } finally {
    await foundation.storage.close();
  }
}

async function main(): Promise<void> {
  const { code, lines } = await runLook(process.env).catch((error: unknown): Look => {
    return {
      code: 2,
      lines: [`The storage cannot be used: ${error instanceof Error ? error.message : String(error)}`],
    };
  });
  (code === 0 ? console.log : console.error)(lines.join('\n'));
  process.exitCode = code;
}

if (import.meta.main) await main();
