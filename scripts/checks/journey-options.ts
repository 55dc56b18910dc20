import { parseArgs } from 'node:util';

type JourneyOptions = {
  /** busy loops beside the journeys */
  busy: number;
  /** how often in a row */
  times: number;
  /** those tagged @deep too, and on phones also what is the same there */
  deep: boolean;
  /** the test shop is known to be built */
  built: boolean;
  /** everything else, for Playwright */
  rest: string[];
};

const options = {
  busy: { type: 'string', default: '0' },
  times: { type: 'string', default: '1' },
  deep: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
} as const;

/** Takes our options out of the arguments and leaves Playwright's as they stand. Throws when a number is none. */
export function readJourneyOptions(args: string[]): JourneyOptions {
  const { values, tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const taken = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || !(token.name in options)) return [];
      return token.value !== undefined && token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
    }),
  );
  const count = (name: 'busy' | 'times', least: number): number => {
    const number = Number(values[name]);
    if (typeof values[name] === 'string' && Number.isInteger(number) && number >= least) return number;
    throw new Error(`--${name} wants a whole number from ${least} on, not "${values[name]}".`);
  };
  return {
    busy: count('busy', 0),
    times: count('times', 1),
    deep: values.deep === true,
    built: values.built === true,
    rest: args.filter((_, index) => !taken.has(index)),
  };
}
