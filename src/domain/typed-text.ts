import { typedTextCopy } from '#config/copy/typed-text.ts';
import { limits } from '#config/limits.ts';
import * as z from 'zod/mini';
import { cleanCode, cleanEmail, isReadable, isReadableLines, takeOutUnseen } from './clean-text.ts';

/** Sentences for what is wrong with a text; without `missing` it may be empty. */
type TextRule = { missing?: string; most: number; tooLong: string; unreadable: string };

const text =
  (clean: (text: string) => string, isGood: (text: string) => boolean) =>
  ({ missing, most, tooLong, unreadable }: TextRule) =>
    z
      .string()
      .check(
        z.overwrite(clean),
        z.trim(),
        z.minLength(missing === undefined ? 0 : 1, { error: missing, abort: true }),
        z.maxLength(most, { error: tooLong, abort: true }),
        z.refine(isGood, unreadable),
      );

/** Schema of a text on one line, cleaned and trimmed. */
export const lineOf = text(takeOutUnseen, isReadable);

/** Schema of a text of several lines. */
export const linesOf = text(takeOutUnseen, isReadableLines);

/** Schema of a code or number, whose wide letters and figures are plain ones. */
export const codeOf = text(cleanCode, isReadable);

/** Checks of a text that people or carriers have to use (rule checkout.usable): letters of any writing count. An empty one is not asked. */
export const usable = (sentence: string) =>
  z.refine<string>((text) => text === '' || /[\p{L}\p{N}]/u.test(text), sentence);
export const dialled = () =>
  z.refine<string>(
    (text) => text === '' || (text.match(/\p{Nd}/gu)?.length ?? 0) >= limits.phoneFiguresMin,
    typedTextCopy.phone,
  );

const otherLetters = /^[^@\s]*[^\0-~@\s][^@\s]*@[^@]+$/;

/**
 * What an e-mail address has to be, whatever the form says of it: one that every mail server takes. Domains in other letters are in
 * plain ones by now; a mailbox named in other letters is reached by few servers (RFC 6531).
 */
export const mailbox = (missing: string, invalid: string) =>
  z.string().check(
    z.overwrite(cleanEmail),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(limits.emailMax, { error: invalid, abort: true }),
    z.refine((text) => !otherLetters.test(text), { error: typedTextCopy.mailboxLetters, abort: true }),
    z.refine((text) => /^[!-~]+$/.test(text), { error: invalid, abort: true }),
  );
