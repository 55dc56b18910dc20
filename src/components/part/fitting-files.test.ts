import { expect, test } from 'vitest';
import { listFittingFiles } from './fitting-files.ts';

const widths = [160, 320, 640, 960, 1280];
const write = (all: readonly number[]) => all.map((width) => `/a-${width}.avif ${width}w`).join(', ');

test.each<[string, number[]]>([
  ['58px', [160]],
  ['72px', [160, 320]],
  ['(min-width: 961px) 280px, 50vw', [320, 640, 960]],
  ['(min-width: 601px) 280px, 50vw', [320, 640, 960]],
  ['(min-width: 1200px) 280px, (min-width: 768px) 33vw, 92vw', [320, 640, 960, 1280]],
  ['(max-width: 600px) 50vw, 280px', [320, 640, 960]],
  ['(min-width: 961px) 590px, 100vw', [640, 960, 1280]],
  ['(min-width: 961px) 290px, 100vw', [320, 640, 960, 1280]],
  ['100vw', [640, 960, 1280]],
  ['calc(100vw - 2rem)', widths],
  ['', widths],
])('a picture that is %s wide has files of %j', (sizes, fitting) => {
  expect(listFittingFiles(write(widths), sizes)).toBe(write(fitting));
});

test('of files that are all too narrow the widest is left', () => {
  expect(listFittingFiles(write([160, 320]), '590px')).toBe(write([320]));
});
