/** `npm run make -- NAME` and `npm run bench -- NAME`: the program of that name, with the options that stand behind it. */
import { runChild } from './release/children.ts';

const programs: Record<string, Record<string, string>> = {
  make: {
    documents: 'scripts/documents/make.ts',
    pictures: 'scripts/pictures/prepare.ts',
    icons: 'scripts/icons/make.ts',
    fonts: 'scripts/fonts/make.ts',
  },
  bench: {
    pages: 'scripts/bench/pages.ts',
    serve: 'scripts/bench/serve.ts',
    search: 'scripts/bench/search.ts',
    build: 'scripts/bench/build.ts',
    upstream: 'scripts/bench/upstream.ts',
  },
};

const [command = '', name = '', ...options] = process.argv.slice(2);
const program = programs[command]?.[name];
if (program) process.exitCode = (await runChild([program, ...options])).ok ? 0 : 1;
else {
  console.error(`npm run ${command} -- NAME, which is one of ${Object.keys(programs[command] ?? {}).join(', ')}`);
  process.exitCode = 2;
}
