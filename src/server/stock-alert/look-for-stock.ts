import type { Commerce } from '#commerce/commerce.ts';
import { isBackInStock } from '#domain/stock-alert/back-in-stock.ts';
import { isOpen, noteBack, type OpenAlert } from '#domain/stock-alert/stock-alert.ts';
import { failureFacts, type Log } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Storage } from '../storage/storage.ts';
import { todayOf } from '../today.ts';
import { toBackEntry } from './mail-entries.ts';
import { createStoredAlerts, type StoredAlerts } from './stored-alerts.ts';

export type LookDependencies = {
  commerce: Pick<Commerce, 'getPart'>;
  storage: Storage;
  outbox: Outbox;
  log: Log;
  now: () => number;
};

/** What one look found, in numbers only: no address and no part belongs into a log. */
export type LookReport = {
  /** confirmed requests before the look */
  waiting: number;
  /** parts asked for, each once for each country */
  asked: number;
  /** of these, not answered: kept for the next look */
  notAnswered: number;
  /** requests whose part is back: their mails were given to the outbox by this look */
  back: number;
  /** mails that the mail server has not taken: the outbox goes on trying for three days, then a person has to look */
  unsent: number;
};

/** questions to the commerce API under way at a time */
const atOnce = 4;
/** so many without an answer in a row: the API is away, and the rest is not asked either */
const mostFailures = 5;
/** mails handed over before the mail server is waited for */
const mailsAtOnce = 10;

type Waiting = { id: string; alert: OpenAlert };
type Question = { slug: string; country: string; waiting: Waiting[] };
type Answered = { found: Question[]; notAnswered: number };

const group = (waiting: readonly Waiting[]): Question[] =>
  [...Map.groupBy(waiting, ({ alert: { slug, country } }) => `${slug} ${country}`).values()].flatMap((list) =>
    list[0] ? [{ slug: list[0].alert.slug, country: list[0].alert.country, waiting: list }] : [],
  );

/** The questions whose part is back. A part that is not sold any more is answered: it is not back. */
async function findBack({ commerce, log, now }: LookDependencies, questions: readonly Question[]): Promise<Answered> {
  const today = todayOf(now);
  const found: Question[] = [];
  const queue = questions.values();
  let unanswered = questions.length;
  let failuresInARow = 0;
  const work = async () => {
    for (const question of queue) {
      const live = await commerce.getPart(question.slug, { country: question.country, currency: 'eur' });
      if (!live.ok) log.warn('stock-not-answered', failureFacts(live.failure));
      const isAnswered = live.ok || live.failure.kind === 'refused';
      failuresInARow = isAnswered ? 0 : failuresInARow + 1;
      if (isAnswered) unanswered -= 1;
      if (live.ok && isBackInStock({ gross: live.value.part.price.gross, stock: live.value.stock }, today))
        found.push(question);
      if (failuresInARow >= mostFailures) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { found, notAnswered: unanswered };
}

/** Gives out the mails in small lots; an entry that another look has put already is put in vain. */
async function putMails(outbox: Outbox, waiting: readonly Waiting[]): Promise<void> {
  for (let from = 0; from < waiting.length; from += mailsAtOnce) {
    for (const { id, alert } of waiting.slice(from, from + mailsAtOnce)) await outbox.put(toBackEntry(id, alert.round));
    await outbox.flush();
  }
}

async function listOpen(stored: StoredAlerts, state: OpenAlert['state']): Promise<Waiting[]> {
  const all = await stored.list();
  return all.flatMap(({ id, alert }) => (isOpen(alert) && alert.state === state ? [{ id, alert }] : []));
}

/** Those that this look is the first to note as back; another one at the same time takes the others. */
async function takeBack(stored: StoredAlerts, found: readonly Question[]): Promise<Waiting[]> {
  const taken: Waiting[] = [];
  for (const one of found.flatMap(({ waiting }) => waiting)) {
    const { isChanged } = await stored.change(one.id, (held) => noteBack(held, one.alert.round));
    if (isChanged) taken.push(one);
  }
  return taken;
}

/**
 * Asks for the stock of all parts that somebody waits for, and mails those whose part is back, each once: the request is
 * noted as back before its mail is put into the outbox, which keeps one entry for it. What a look that died has noted and not
 * put is put by the next. Rejects when the storage cannot be asked; a commerce API or a mail server that is away is in the report.
 */
export async function lookForStock(deps: LookDependencies): Promise<LookReport> {
  const stored = createStoredAlerts(deps);
  const left = await listOpen(stored, 'back');
  const waiting = await listOpen(stored, 'confirmed');
  const questions = group(waiting);
  const { found, notAnswered } = await findBack(deps, questions);
  const back = await takeBack(stored, found);
  await putMails(deps.outbox, [...left, ...back]);
  const unsent = await listOpen(stored, 'back');
  return { waiting: waiting.length, asked: questions.length, notAnswered, back: back.length, unsent: unsent.length };
}

/**
 * Looks for stock every so many minutes as long as the process lives; 0: never. A look that is not done yet is not overtaken.
 * Several servers may do so side by side.
 */
export function lookByClock(deps: LookDependencies, minutes: number): void {
  if (minutes === 0) return;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await lookForStock(deps)
      .then((report) => deps.log.info('stock-looked', report))
      .catch((error: unknown) => deps.log.error('stock-not-looked', {}, error));
    isLooking = false;
  };
  setInterval(() => void deps.log.job('look-for-stock', look), minutes * 60_000).unref();
}
