/** Errors in the console fail a test, unless it says that it causes them. */
let errors: string[] = [];
let expected: RegExp[] = [];

export function watchConsole(): void {
  const print = console.error;
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '));
    print(...words);
  };
}

/** The test causes such errors on purpose. */
export const expectConsoleError = (words: RegExp): void => void expected.push(words);

export const listUnexpectedErrors = (): string[] =>
  errors.filter((error) => !expected.some((words) => words.test(error)));

export function forgetConsole(): void {
  errors = [];
  expected = [];
}
