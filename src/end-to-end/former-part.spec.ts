import { cpSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { partGoneCopy } from '#config/copy/part-page.ts';
import { test } from './fixtures.ts';
import { runScript, withOwnShop } from './own-shop.ts';
import { createSandbox } from './sandbox.ts';

/** No page of the release has them; the sets are of the range, so that they look like a size that is not made. */
const [left, before, now] = ['4B1606H-.80', '4B1606H-.81', '4B1606H-.82'];

/** The snapshot of the built shop, then a night with two parts more, and one when one of them has left and one has another number. */
async function pullThreeNights(request: APIRequestContext, env: Record<string, string>): Promise<void> {
  const sandbox = createSandbox(request);
  cpSync(process.env.CATALOGUE_DIR ?? 'content/catalogue', env.CATALOGUE_DIR ?? '', {
    recursive: true,
    verbatimSymlinks: true,
  });
  const facts = { set: '4B1606H', description: 'Conrod bearing set for the drag strip' };
  await sandbox.addPart(left, { ...facts, size: '.80' });
  await sandbox.addPart(before, { ...facts, size: '.81' });
  await runScript('scripts/catalogue/pull.ts', env);
  await sandbox.removePart(left);
  await sandbox.changePart(before, { slug: now, number: now, size: '.82' });
  await runScript('scripts/catalogue/pull.ts', env);
}

// rules part.gone and part.renamed
test(
  'a part that left the range is answered 410 with what takes its place, one with another number 308',
  { tag: ['@desktop', '@deep'] },
  async ({ playwright }, info) => {
    test.slow();
    const work = async (url: string) => {
      const ask = async (slug: string) => {
        const answer = await fetch(`${url}/details/${slug}`, { redirect: 'manual' });
        return { status: answer.status, leads: answer.headers.get('location'), text: await answer.text() };
      };
      const gone = await ask(left);
      expect(gone.status).toBe(410);
      expect(gone.text).toContain(partGoneCopy.heading(left));
      expect(gone.text).toContain('href="/details/4B1606H-.50"');
      expect(await ask(left.toLowerCase())).toMatchObject({ status: 410 });
      expect(await ask(before)).toMatchObject({ status: 308, leads: `/details/${now}` });
      expect(await ask(now)).toMatchObject({ status: 200, text: expect.stringContaining(now) });
      // never in the range: the nearest sizes, and no word of a part that has left
      expect((await ask('4B1606H-.83')).text).not.toContain(partGoneCopy.heading('4B1606H-.83'));
    };
    await withOwnShop({}, work, {
      given: { CATALOGUE_DIR: info.outputPath('catalogue') },
      prepare: async (env) => {
        const baseURL = `http://localhost:${env.SANDBOX_PORT}`;
        const request = await playwright.request.newContext({ baseURL });
        await pullThreeNights(request, env);
        await request.dispose();
      },
    });
  },
);
