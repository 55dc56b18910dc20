import { pathToFileURL } from 'node:url';
import { pino, type SerializedError } from 'pino';
import { maskSentence } from './log-mask.ts';

/** Something thrown, as a log line carries it. */
type ThrownFacts = {
  /** class of the error, "string" and the like for what is none */
  type: string;
  message?: string;
  /** a system's or library's word, e.g. "ECONNREFUSED" */
  code?: string;
  /** "at readPart (src/server/handlers/live-part.ts:12:9)", the innermost first */
  frames: string[];
  cause?: ThrownFacts;
};

const mostFrames = 16;
const deepestCause = 3;
const frame = /^\s+at (?:.+:\d+:\d+\)?|.*\((?:native|<anonymous>|index \d+)\))$/;
const word = /^[\w.-]{1,60}$/;
const repository = `${pathToFileURL(process.cwd()).href}/`;

/** Only lines that are places in code; the message before them is cut off, because it may have lines that look like one. */
function readFrames(stack: string, message: string): string[] {
  const at = message === '' ? -1 : stack.indexOf(message);
  const lines = (at === -1 ? stack : stack.slice(at + message.length)).split('\n');
  return lines
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim().replace(repository, ''));
}

const isSerialized = (cause: unknown): cause is SerializedError =>
  typeof cause === 'object' && cause !== null && 'stack' in cause && typeof cause.stack === 'string';

function toFacts(error: SerializedError, toRef: (id: string) => string, depth: number): ThrownFacts {
  const { type, message, stack, cause } = error;
  const code: unknown = error['code'];
  return {
    type: word.test(type) ? type : 'Error',
    message: maskSentence(message, toRef),
    ...(typeof code === 'string' && word.test(code) ? { code } : {}),
    frames: readFrames(stack, message),
    ...(depth < deepestCause && isSerialized(cause) ? { cause: toFacts(cause, toRef, depth + 1) } : {}),
  };
}

/**
 * Class, masked message and places of what was thrown, and of its causes, on pino's error serializer. Of its other fields,
 * which may hold what somebody typed, only `code`; of what is no error only its type.
 */
export const describeThrown = (thrown: unknown, toRef: (id: string) => string): ThrownFacts =>
  thrown instanceof Error
    ? toFacts(pino.stdSerializers.errWithCause(thrown), toRef, 0)
    : { type: typeof thrown, frames: [] };
