import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { islands, islandTests } from './scripts/checks/islands-project.ts';
import { cores } from './scripts/checks/workers.ts';

/** Whole pulls, crashes and sequences: begun first (projects begin by name), so that no core waits for them at the end. */
const long = [
  'scripts/catalogue/pull.test.ts',
  'scripts/model/*.test.ts',
  'src/islands/amounts/*.test.ts',
  'src/server/order/{crash,place-order,unreadable-row}.test.ts',
];
/** Layers without state, quick and many. */
const pure = ['src/{domain,config,api}/**/*.test.ts', 'src/commerce/{map,contract}/**/*.test.ts'];

/** What takes minutes is in files of its own, and left to `npm run test:deep`. */
const deep = process.env.DEEP === '1' ? [] : ['**/*.deep.test.{ts,tsx}'];

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['scripts/checks/fixed-seed.ts', 'scripts/checks/leave-nothing.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: cores,
    // a process for each file would cost more than most files do: they share one, its modules and nothing else (decision 0033)
    isolate: false,
    // tests that start programs start them often
    env: { NODE_COMPILE_CACHE: resolve('.cache/compiled') },
    projects: [
      { extends: true, test: { name: 'long', include: long, exclude: deep, isolate: true } },
      { extends: true, test: { name: 'pure', include: pure, exclude: deep } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', '.ci/**/*.test.ts'],
          exclude: [...long, ...pure, ...deep, islandTests],
        },
      },
      islands,
    ],
  },
});
