import type { Commerce } from '#commerce/commerce.ts';
import { chooseMarqueeText } from '#domain/marquee/marquee.ts';
import { failureFacts, type Log } from './log.ts';

/** The marquee over every page: its text at this moment, or null. Never waits and never fails. */
export type MarqueeHolder = { text(): string | null };

/** Milliseconds that an answer counts; a page that is asked for later starts the next question. */
const freshMs = 15_000;

/**
 * Keeps what the marquee service said last. A page is never held up: it gets the last answer, and an old one is asked
 * anew for the pages after it. A failure is ignored (rule marquee.failure-ignored): nothing is shown until the service
 * answers again.
 */
export function holdMarquee({
  commerce,
  log,
  now,
}: {
  commerce: Pick<Commerce, 'getMarquee'>;
  log: Pick<Log, 'info' | 'error' | 'job'>;
  now: () => number;
}): MarqueeHolder {
  let text: string | null = null;
  let requestedAt: number | null = null;
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    try {
      const answer = await commerce.getMarquee();
      if (!answer.ok) log.info('marquee-unknown', failureFacts(answer.failure));
      text = answer.ok ? chooseMarqueeText(answer.value) : null;
    } finally {
      requestedAt = now();
      isAsking = false;
    }
  }

  /** also where the clock was set back since: else nothing would be asked until it is as late again */
  const isOld = (at: number): boolean => now() < at || now() - at >= freshMs;

  const askBehind = (): void => {
    log.job('marquee', ask).catch((error: unknown) => log.error('marquee-not-asked', {}, error));
  };

  return {
    text() {
      if (!isAsking && (requestedAt === null || isOld(requestedAt))) askBehind();
      return text;
    },
  };
}
