/** A token of Cloudflare Turnstile, where the shop is set to it; nothing of theirs is loaded otherwise. */
import { turnstileScript } from '#config/captcha.ts';

type Turnstile = {
  render: (
    box: HTMLElement,
    options: {
      sitekey: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => void;
      'timeout-callback': () => void;
    },
  ) => string;
  remove: (id: string) => void;
};

const find = (): Turnstile | undefined => (window as unknown as { turnstile?: Turnstile }).turnstile;

function load(): Promise<void> {
  if (find()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = turnstileScript;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('turnstile'));
    document.head.append(script);
  });
}

/** Null where the provider's script cannot be had or refuses; its own question, if it has one, stands at the end of the page. */
export async function solveTurnstile(siteKey: string): Promise<string | null> {
  await load().catch(() => undefined);
  const turnstile = find();
  if (!turnstile) return null;
  const box = document.body.appendChild(document.createElement('div'));
  const token = await new Promise<string | null>((resolve) => {
    const refuse = () => resolve(null);
    turnstile.render(box, {
      ...{ sitekey: siteKey, appearance: 'interaction-only', callback: resolve },
      ...{ 'error-callback': refuse, 'timeout-callback': refuse },
    });
  });
  box.remove();
  return token;
}
