import { mkdir, mkdtemp, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHold } from './hold.ts';
import { rollBack } from './rollback.ts';
import { runNight } from './run-night.ts';
import { switchTo } from './switch.ts';

const [a, b, c] = ['20260101T010000Z', '20260102T010000Z', '20260103T010000Z'] as const;

async function fresh(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'rollback-'));
  for (const name of names) await mkdir(join(folder, name));
  const settings = { folder, link: join(folder, 'current'), kept: 3 };
  const last = names.at(-1);
  if (last) await switchTo(settings, last);
  return settings;
}

test('goes to the one before, and from there to one that is named', async () => {
  const settings = await fresh(a, b, c);
  expect(await rollBack([], settings)).toMatchObject({
    code: 0,
    lines: [`Serving ${b} again (was ${c}).`, expect.stringContaining('Nights are held')],
  });
  expect(await readlink(settings.link)).toBe(b);
  expect(await rollBack([c], settings)).toMatchObject({ code: 0 });
  expect(await readlink(settings.link)).toBe(c);
});

test('lists what there is, the newest first', async () => {
  const settings = await fresh(a, b, c);
  await rollBack([a], settings);
  const { code, lines } = await rollBack(['--list'], settings);
  expect([code, lines.slice(0, 3)]).toEqual([0, [c, b, `${a}  served`]]);
});

test.each([
  [['20250101T000000Z'], `There is no release 20250101T000000Z; there are: ${a}.`],
  [[], `There is no release before ${a}.`],
  [['--lists'], '--lists is not known here; there is --list and --release'],
  [[a, b], 'One release, or --list, or --release.'],
])('%j is refused and changes nothing', async (args, line) => {
  const settings = await fresh(a);
  expect(await rollBack(args, settings)).toEqual({ code: 1, lines: [line] });
  expect([await readlink(settings.link), await readHold(settings)]).toEqual([a, null]);
});

test('rule catalogue.rollback-holds: nights publish nothing until they are let go on', async () => {
  const settings = await fresh(a, b);
  await rollBack([], settings);
  expect(await runNight([], settings)).toBe(0);
  expect(await readlink(settings.link)).toBe(a);
  expect(await rollBack(['--release'], settings)).toEqual({ code: 0, lines: ['The next night publishes again.'] });
  expect(await readHold(settings)).toBeNull();
});
