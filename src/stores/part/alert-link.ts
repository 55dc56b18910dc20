/** The page of a mailed link: what it is about, and confirming or ending it. */
import type { BodyOf, call } from '#api/call.ts';
import {
  type AlertLinkAnswer,
  alertLinkAnswerSchema,
  type alertLinkSchema,
  stockAlertPaths,
} from '#api/stock-alert.ts';
import { map } from 'nanostores';

export type AlertAct = 'confirm' | 'stop';
type LinkFailure = 'offline' | 'shop-unavailable' | 'bad-answer';

type AlertLinkState = {
  progress: 'reading' | 'read' | 'acting' | 'broken';
  /** how it stands now; null until it could be read */
  answer: AlertLinkAnswer | null;
  /** the button of this page was pressed, and did what it says */
  isDone: boolean;
  failure: LinkFailure | null;
};

const begun: AlertLinkState = { progress: 'reading', answer: null, isDone: false, failure: null };
const toFailure = (code: string): LinkFailure =>
  code === 'offline' || code === 'shop-unavailable' ? code : 'bad-answer';

/** `readLink` gives the sealed text of the address, "" where there is none. Only `act` changes anything. */
export function createAlertLink(act: AlertAct, { call: ask, readLink }: { call: typeof call; readLink: () => string }) {
  const $link = map<AlertLinkState>(begun);
  const change = (next: Partial<AlertLinkState>) => $link.set({ ...$link.get(), ...next });

  const post = async (path: string, isDone: boolean): Promise<void> => {
    const link = readLink();
    if (link === '') return change({ progress: 'broken' });
    change({ failure: null });
    const body = { link } satisfies BodyOf<typeof alertLinkSchema>;
    const answer = await ask(path, alertLinkAnswerSchema, { method: 'POST', body });
    if (answer.ok) return change({ progress: 'read', answer: answer.value, isDone });
    const { code } = answer.problem;
    const isBroken = code === 'not-found' || code === 'invalid-request';
    if (isBroken) return change({ progress: 'broken', answer: null });
    change({ progress: $link.get().answer ? 'read' : 'reading', failure: toFailure(code) });
  };

  return {
    $link,
    read: (): Promise<void> => post(stockAlertPaths.link, false),
    /** A second press while the first is under way does nothing. */
    async act(): Promise<void> {
      if ($link.get().progress !== 'read') return;
      change({ progress: 'acting' });
      await post(stockAlertPaths[act], true);
    },
  };
}
export type AlertLinkStore = ReturnType<typeof createAlertLink>;
