import { expect, test } from 'vitest';
import { type ListedProcess, listStarters, readProcess } from './starters.ts';

/** A family of processes, the eldest first with id 10, each begun by the one before; the server's parent is the last. */
const familyOf = (...lines: string[]) => {
  const all = lines.map((line, index): ListedProcess => ({
    pid: 10 + index,
    parent: index === 0 ? 1 : 9 + index,
    begun: '1',
    isDead: false,
    words: line.split(' '),
  }));
  const read = (pid: number) => all.find((one) => one.pid === pid) ?? null;
  return listStarters(9 + lines.length, read).map(({ pid }) => pid);
};

const npm = 'npm run serve';
const npmShell = 'sh -c exec node scripts/bootstrap/ready.mjs';

test.each([
  ['a shell that was given one command', ['sh -c node src/server/start.ts'], [10]],
  ['a shell that goes on with other commands', ['/bin/bash -c npm run serve; echo ended', npm], [11, 10]],
  ['npm with its shell and the first step', [npm, npmShell, 'node scripts/bootstrap/ready.mjs --lean'], [12, 11, 10]],
  ['npx as node runs it', ['node /usr/bin/npx node src/server/start.ts', 'sh -c node src/server/start.ts'], [11, 10]],
  ['npm under a shell with its errors beside', ['sh -c npm run serve > log 2>&1', npm], [11, 10]],
  ['one command after the other', ['sh -c npm ci && npm run serve', npm], [11, 10]],
])('%s: its end is a signal', (_, lines, starters) => {
  expect(familyOf(...lines)).toEqual(starters);
});

test.each([
  ['leaves it behind', 'bash -c npm run serve & sleep 5'],
  ['leaves it behind at its end', 'sh -c npm run serve &'],
  ['leaves it behind with a word for it', 'bash -c nohup npm run serve > log 2>&1'],
  ['is a person at a terminal', '-bash'],
  ['runs a file', 'bash -e deploy.sh'],
  ['is no shell', '/usr/lib/systemd/systemd --user'],
])('a shell that %s may end and the shop goes on', (_, line) => {
  expect(familyOf(line, npm)).toEqual([11]);
});

test('the first process of a machine is none', () => {
  expect(listStarters(1, (pid) => ({ pid, parent: 0, begun: '1', isDead: false, words: ['sh', '-c', 'npm'] }))).toEqual(
    [],
  );
});

// only where there is /proc, which it reads
test.runIf(process.platform === 'linux')('a process of this machine is read', () => {
  expect(readProcess(process.pid)).toMatchObject({ pid: process.pid, parent: process.ppid, isDead: false });
  expect(readProcess(2 ** 30)).toBeNull();
});
