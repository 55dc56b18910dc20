import { isVisible } from '#stores/browser/window.ts';
import { limits } from '#config/limits.ts';

/**
 * The one live region of the page (rule access.said-once): says what has changed in its notices (`notice.ts`), each sentence once,
 * in the order of the page. Not said: what has just taken the focus, which is read by itself; what an alert says, which the browser
 * does; what lies behind an open dialog; and what is only drawn anew.
 */

const findAll = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** The dialog that covers the page, behind which nothing is heard. */
const findModal = (): HTMLElement | undefined => findAll('dialog:modal').at(-1);

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'sr';
  region.role = 'log';
  region.ariaLive = 'polite';
  // out of the flow as it is, it would still lengthen what it stands at the end of
  region.style.top = '0';
  document.body.append(region);
  return region;
}

/** Sentences that are part of another are left out; a bare number may stand in anything, and is not meant by it. */
export function leaveOutRepeated(news: readonly string[], interrupting: readonly string[]): string[] {
  const isIn = (whole: string, text: string) => whole === text || (text.includes(' ') && whole.includes(text));
  return [...new Set(news)].filter(
    (text, _, all) =>
      ![...interrupting, ...all].some((other) => other !== text && isIn(other, text)) && !interrupting.includes(text),
  );
}

/** What the notices of the page came to say since the time before, each sentence with its notice. */
function createReader(): () => Map<string, Element> {
  let known = new Map<Element, string>();
  let focused: { on: EventTarget | null; at: number } = { on: null, at: 0 };
  addEventListener('focusin', ({ target }) => void (focused = { on: target, at: performance.now() }));

  const isReadByFocus = (notice: Element) =>
    notice === focused.on && notice === document.activeElement && performance.now() - focused.at < limits.readByFocusMs;

  return () => {
    const before = known;
    const modal = findModal();
    const isHeard = (notice: Element) => (!modal || modal.contains(notice)) && !isReadByFocus(notice);
    const noticeTexts = findAll('[role=status]').map((notice) => {
      const isBusy = notice.closest('[aria-busy=true]') !== null;
      return { notice, text: isBusy ? (before.get(notice) ?? '') : readAloud(notice) };
    });
    known = new Map(noticeTexts.map(({ notice, text }) => [notice, text]));
    const drawnAnew = new Set([...before].filter(([notice]) => !known.has(notice)).map(([, text]) => text));
    const news = noticeTexts.filter(({ notice, text }) => {
      const was = before.get(notice);
      return text !== '' && text !== was && !(was === undefined && drawnAnew.has(text)) && isHeard(notice);
    });
    const said = new Map(news.map(({ notice, text }) => [text, notice] as const));
    const kept = leaveOutRepeated([...said.keys()], findAll('[role=alert]').map(readAloud));
    for (const text of said.keys()) if (!kept.includes(text)) said.delete(text);
    return said;
  };
}

/** Puts sentences into the region, which has to be there a moment before its text; what a notice said before goes. */
function createVoice(): (news: ReadonlyMap<string, Element>) => void {
  const region = createRegion();
  const last = new WeakMap<Element, Element>();
  const say = (notice: Element, text: string) => {
    const sentence = document.createElement('p');
    sentence.textContent = text;
    last.get(notice)?.remove();
    last.set(notice, sentence);
    region.append(sentence);
    setTimeout(() => sentence.remove(), limits.announcedMs);
  };
  const findPlace = () => findModal() ?? document.body;
  return function speak(news) {
    const place = findPlace();
    // React would take the region for a mistake of its own markup; what is loaded there says how it goes
    if (place.closest('astro-island') && !place.hasAttribute('data-awake')) return;
    if (region.parentElement !== place) place.append(region);
    // a dialog that has opened or closed meanwhile would leave it where nothing is heard
    const isStillHeard = () => region.parentElement === findPlace();
    setTimeout(() => (isStillHeard() ? news.forEach(say) : speak(news)), limits.announceAfterMs);
  };
}

/** Begins to listen; what stands in the page already is not said. The answer ends it. */
export function startAnnouncer(): () => void {
  const readNews = createReader();
  const say = createVoice();
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    const news = readNews();
    if (news.size > 0) say(news);
  };
  readNews();
  const observer = new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, limits.announceAfterMs);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy', 'aria-label', 'hidden', 'open'],
  });
  return () => observer.disconnect();
}

/** Text as it stands in the page, each block on lines of its own. */
function readLines(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof HTMLElement) || node.ariaHidden === 'true') return '';
  if (!isVisible(node)) return '';
  if (node.ariaLabel !== null) return node.ariaLabel;
  const { display, position } = getComputedStyle(node);
  const text = [...node.childNodes].map(readLines).join('');
  // words that are only heard are taken out of the line by their style, and belong to it all the same
  return display.startsWith('inline') || position === 'absolute' ? text : `\n${text}\n`;
}

/** What is heard of a piece of the page: not what is hidden, and a full stop where one block ends and the next begins. */
function readAloud(piece: Element): string {
  const lines = readLines(piece).split('\n');
  const sentences = lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return sentences
    .map((line, at) => (at === sentences.length - 1 || /[.:;,!?…]$/.test(line) ? line : `${line}.`))
    .join(' ');
}
