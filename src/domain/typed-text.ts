import * as z from 'zod/mini';

/** Signs that steer a printer, a mail or the reading direction, and halves of signs; in a text of lines, not their ends. */
const unreadable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const unreadableInLines = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** True where a text on one line holds only what a reader can see. */
export const isReadable = (text: string): boolean => text.search(unreadable) < 0;
const isReadableLines = (text: string): boolean => text.search(unreadableInLines) < 0;

/** What was typed or pasted into a field of one line: what nobody can see in it becomes a space. */
export const cleanLine = (text: string): string => text.replace(unreadable, ' ');

/** The same for a field of several lines; other programs end lines in other ways. */
export const cleanLines = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n').replace(unreadableInLines, ' ');

/** Sentences for what is wrong with a text; without `missing` it may be empty. */
type TextRule = { missing?: string; most: number; tooLong: string; unreadable: string };

const text = ({ missing, most, tooLong }: TextRule) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(missing === undefined ? 0 : 1, { error: missing, abort: true }),
      z.maxLength(most, { error: tooLong, abort: true }),
    );

/** Schema of a text on one line, trimmed. */
export const lineOf = (rule: TextRule) => text(rule).check(z.refine(isReadable, rule.unreadable));

/** Schema of a text of several lines, trimmed. */
export const linesOf = (rule: TextRule) => text(rule).check(z.refine(isReadableLines, rule.unreadable));
