import { expect, test } from 'vitest';
import { leaveOriginsOut } from './element-origins.ts';

const originOf = (element: object): unknown => (element as { _debugStack?: unknown })._debugStack;
const make = () => <p />;

test('React notes no more where an element was written, however many it has noted', () => {
  const noted = make();
  leaveOriginsOut();
  const [one, other] = [make(), <b key="b" />];
  expect(originOf(noted)).toBeInstanceOf(Error);
  expect(originOf(one)).not.toBe(originOf(noted));
  expect(originOf(one)).toBe(originOf(other));
});
