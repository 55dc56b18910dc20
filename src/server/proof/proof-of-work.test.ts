import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkProof } from '#api/enquiry.ts';
import { limits } from '#config/limits.ts';
import { makeProof } from './proof-for-tests.ts';
import { createProofOfWork } from './proof-of-work.ts';

const secret = 'x'.repeat(32);
const begin = () => {
  const clock = { at: Date.now() };
  return { clock, provider: createProofOfWork({ secret, now: () => clock.at }) };
};
const read = (proof: string) => JSON.parse(atob(proof)) as WorkProof;
const write = (proof: WorkProof) => btoa(JSON.stringify(proof));
const ip = '198.51.100.7';

describe('proof of work', () => {
  test('what a browser worked out is good, and good for as long as the challenge is', async () => {
    const { provider, clock } = begin();
    const proof = await makeProof(await provider.pose());
    expect(await provider.check(proof, ip)).toMatchObject({ outcome: 'good' });
    clock.at += limits.proofMs;
    expect(await provider.check(proof, ip)).toEqual({ outcome: 'bad' });
  });

  test('however it is written, it is the same proof', async () => {
    const { provider } = begin();
    const proof = await makeProof(await provider.pose());
    const { challenge, solution } = read(proof);
    const other = btoa(` ${JSON.stringify({ solution, challenge }, null, 2)} `);
    const [one, two] = await Promise.all([provider.check(proof, ip), provider.check(other, ip)]);
    expect(two).toMatchObject({ outcome: 'good', id: (one as { id: string }).id });
  });

  test.each<[string, (proof: WorkProof) => WorkProof]>([
    ['a longer life', (proof) => ({ ...proof, challenge: change(proof, { expiresAt: 4_000_000_000 }) })],
    ['less work', (proof) => ({ ...proof, challenge: change(proof, { cost: 1 }) })],
    ['another key', (proof) => ({ ...proof, solution: { ...proof.solution, derivedKey: '00'.repeat(32) } })],
    ['no key', (proof) => ({ ...proof, solution: { ...proof.solution, derivedKey: 'aa' } })],
    ['another signature', (proof) => ({ ...proof, challenge: { ...proof.challenge, signature: 'ab'.repeat(32) } })],
  ])('%s is refused', async (_what, spoil) => {
    const { provider } = begin();
    const proof = read(await makeProof(await provider.pose()));
    expect(await provider.check(write(spoil(proof)), ip)).toEqual({ outcome: 'bad' });
  });

  test('a proof of another shop is refused', async () => {
    const other = createProofOfWork({ secret: 'y'.repeat(32), now: Date.now });
    expect(await begin().provider.check(await makeProof(await other.pose()), ip)).toEqual({ outcome: 'bad' });
  });

  test('whatever is sent instead is refused and never thrown', async () => {
    const { provider } = begin();
    const sent = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.jsonValue().map((value) => btoa(JSON.stringify(value).replace(/[^\x20-\x7e]/g, ''))),
    );
    await fc.assert(
      fc.asyncProperty(sent, async (proof) => {
        expect(await provider.check(proof, ip)).toEqual({ outcome: 'bad' });
      }),
    );
  });

  test('nobody waits long: at most 130 keys of 1,000 rounds', async () => {
    const { provider } = begin();
    for (let time = 0; time < 5; time += 1) {
      const { solution } = read(await makeProof(await provider.pose()));
      expect(solution.counter).toBeLessThanOrEqual(130);
      expect(solution.counter).toBeGreaterThanOrEqual(70);
    }
  });
});

function change({ challenge }: WorkProof, parameters: Partial<WorkProof['challenge']['parameters']>) {
  return { ...challenge, parameters: { ...challenge.parameters, ...parameters } };
}
