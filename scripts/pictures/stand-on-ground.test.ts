import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSubject } from './find-subject.ts';
import type { Pixels } from './fit-ground.ts';
import { groundColour } from './judge-ground.ts';
import { recipe } from './recipe.ts';
import { place, standOnGround } from './stand-on-ground.ts';

const { frame } = recipe;

/** A plain ground with a dark rectangle, both in px. */
function paint(box: { left: number; top: number; right: number; bottom: number }, width = 320, height = 240): Pixels {
  const data = new Uint8Array(width * height * 3).fill(238);
  for (let y = box.top; y < box.bottom; y++) data.fill(60, (y * width + box.left) * 3, (y * width + box.right) * 3);
  return { data, width, height };
}

describe('place (rule part.picture-ground)', () => {
  const side = fc.tuple(
    fc.double({ min: 0.02, max: 0.6, noNaN: true }),
    fc.double({ min: 0.15, max: 0.38, noNaN: true }),
  );

  test('every whole thing stands in the frame, in its middle, on one foot', () => {
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.6, max: 2, noNaN: true }), ([left, width], [top, height], aspect) => {
        const box = { left, top, right: left + width, bottom: top + height };
        const at = place({ box, cut: [] }, aspect);
        expect(at.top + box.bottom * at.height).toBeCloseTo(frame.foot, 6);
        expect(at.left + ((box.left + box.right) / 2) * at.width).toBeCloseTo(0.5, 6);
        expect(width * at.width).toBeLessThanOrEqual(frame.width + 1e-9);
        expect(height * at.height).toBeLessThanOrEqual(frame.height + 1e-9);
        expect(width * at.width * height * at.height).toBeLessThanOrEqual(frame.area + 1e-9);
        // as it was photographed, neither wider nor higher
        expect((at.width / at.height) * frame.aspect).toBeCloseTo(aspect, 6);
      }),
    );
  });

  test('a thing that the photo cuts stays at the side where it is cut', () => {
    const at = place({ box: { left: 0, top: 0.1, right: 0.9, bottom: 1 }, cut: ['left', 'bottom'] }, 4 / 3);
    expect(at).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });
});

describe('standOnGround', () => {
  test('the page has the same ground', () => {
    expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--photo: ${groundColour};`);
  });

  test('turns a ground of another grey into ours, and leaves the thing', () => {
    const photo = paint({ left: 80, top: 60, right: 240, bottom: 200 });
    const subject = findSubject(photo);
    if (!subject) throw new Error('no thing found');
    const { data } = standOnGround(photo, subject, { left: 0, top: 0, width: 1, height: 1 }, 320);
    expect([...data.subarray(0, 3)]).toEqual([243, 243, 243]);
    expect(data[(130 * 320 + 160) * 3]).toBe(Math.round((60 * 243) / 238));
    expect(data[(30 * 320 + 160) * 3]).toBe(243);
  });
});
