import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createLog, failureFacts } from './log.ts';

function record(level = 'debug') {
  const lines: string[] = [];
  const destination = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  return { lines, log: createLog(level, destination) };
}

describe('createLog', () => {
  test('writes one JSON line with code, level and facts', () => {
    const { lines, log } = record();
    log.warn('order-pending', { ref: 'r1', attempt: 2 });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', code: 'order-pending', ref: 'r1', attempt: 2 });
  });

  test('masks facts whose name is personal or a key, and mailboxes in any text', () => {
    const { lines, log } = record();
    log.info('x', {
      email: 'a@b.example',
      cartId: 'c1',
      recipient_name: 'Ann',
      detail: 'no mail to ann@b.example here',
    });
    expect(lines.join('')).not.toMatch(/a@b|c1"|Ann|ann@/);
    expect(lines.join('')).toContain('[mailbox]');
  });

  test('is silent below its level', () => {
    const { lines, log } = record('error');
    log.info('x');
    expect(lines).toEqual([]);
  });
});

test('failureFacts cuts the other side down to kind, operation and code', () => {
  expect(failureFacts({ kind: 'status', operation: 'getCart', status: 500 })).toEqual({
    kind: 'status',
    operation: 'getCart',
    status: 500,
  });
});
