import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseTestimonial } from './testimonial-choice.ts';

const three = ['first', 'second', 'third'];

// rule part.testimonial
describe('chooseTestimonial', () => {
  test('the same part always has the same testimonial, and it is one of the list', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const chosen = chooseTestimonial(id, three);
        expect(three).toContain(chosen);
        expect(chooseTestimonial(id, three)).toBe(chosen);
      }),
    );
  });

  test('all three occur about equally often', () => {
    const counts = new Map<string | null, number>();
    for (let index = 0; index < 3000; index += 1) {
      const chosen = chooseTestimonial(`itm-${index}`, three);
      counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
    }
    for (const name of three) expect(counts.get(name)).toBeGreaterThan(800);
  });

  test('an empty list has none', () => {
    expect(chooseTestimonial('itm-1', [])).toBeNull();
  });
});
