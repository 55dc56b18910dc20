/**
 * What of `zod/mini` this shop's schemas use, in a fraction of its bytes: builds for browsers read `zod/mini` as this file
 * (decision 0050). The types are zod's own, so nothing is declared twice; a test reads good and broken values with both, and
 * finds no difference in what is taken, in what comes of it and in which sentence stands first at which field. But no object is
 * strict here: a page that is open while the shop goes on to its next release reads answers that may have a field more.
 */
import { regexes } from 'zod/v4/core';

/** `isFinal`: further checks of the same value make no sense. */
type Issue = { path: PropertyKey[]; message: string; isFinal: boolean };
/** A value as it is being read; what comes of it takes its place. */
type Reading = { value: unknown; issues: Issue[] };
type Step = (reading: Reading) => unknown;
type Shape = Record<string, Schema>;
type Params = string | { error?: string; abort?: boolean; path?: PropertyKey[] };
type Read = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };

const wrong = (message = 'Invalid input'): Issue => ({ path: [], message, isFinal: true });
const messageOf = (params?: Params) => (typeof params === 'object' ? params.error : params);

class Schema {
  /** of objects: their fields */
  readonly shape: Shape;
  readonly #take: Step;
  readonly #checks: readonly Step[];

  constructor(take: Step, shape: Shape = {}, checks: readonly Step[] = []) {
    this.shape = shape;
    this.#take = take;
    this.#checks = checks;
  }

  run(reading: Reading): Reading {
    this.#take(reading);
    let seen = 0;
    for (const check of this.#checks) {
      if (reading.issues.slice(seen).some(({ isFinal }) => isFinal)) break;
      seen = reading.issues.length;
      check(reading);
    }
    return reading;
  }

  check(...checks: (Step | Schema)[]): Schema {
    const steps = checks.map((check): Step => (check instanceof Schema ? (reading) => check.run(reading) : check));
    return new Schema(this.#take, this.shape, [...this.#checks, ...steps]);
  }

  safeParse(value: unknown): Read {
    const { value: data, issues } = this.run({ value, issues: [] });
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
  }

  parse(value: unknown): unknown {
    const read = this.safeParse(value);
    if (read.success) return read.data;
    throw new Error(JSON.stringify(read.error.issues));
  }
}

const only = (isRight: (value: unknown) => boolean, params?: Params): Schema =>
  new Schema(({ value, issues }) => isRight(value) || issues.push(wrong(messageOf(params))));

export const string = () => only((value) => typeof value === 'string');
export const boolean = () => only((value) => typeof value === 'boolean');
export const number = () => only(Number.isFinite);
export const int = () => only(Number.isSafeInteger);
export const unknown = () => only(() => true);
export const custom = only;
const isNull = () => only((value) => value === null);
const isUndefined = () => only((value) => value === undefined);
const oneOf = (values: readonly unknown[], params?: Params) => only((value) => values.includes(value), params);
export { isNull as null, isUndefined as undefined, oneOf as enum };
export const literal = (value: unknown, params?: Params) => oneOf([value].flat(), params);

/** Reads a piece of a whole; what is wrong in it is said with its place. */
function readPiece(schema: Schema, value: unknown, place: PropertyKey, whole: Reading): unknown {
  const piece = schema.run({ value, issues: [] });
  for (const issue of piece.issues) whole.issues.push({ ...issue, path: [place, ...issue.path] });
  return piece.value;
}

export const array = (element: Schema) =>
  new Schema((reading) => {
    const { value } = reading;
    if (!Array.isArray(value)) return reading.issues.push(wrong());
    return (reading.value = value.map((piece: unknown, place) => readPiece(element, piece, place, reading)));
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema of objects; `read` makes the new one. */
const objects = (read: (input: Record<string, unknown>, reading: Reading) => unknown, shape?: Shape) =>
  new Schema((reading) => {
    if (!isObject(reading.value)) return reading.issues.push(wrong());
    return (reading.value = read(reading.value, reading));
  }, shape);

type Unnamed = (output: Record<string, unknown>, names: string[], input: Record<string, unknown>) => void;

/** `takeUnnamed`: what becomes of fields that the shape does not name. */
const fields =
  (takeUnnamed: Unnamed) =>
  (shape: Shape): Schema =>
    objects((input, reading) => {
      const output: Record<string, unknown> = {};
      for (const [name, schema] of Object.entries(shape)) {
        const value = readPiece(schema, input[name], name, reading);
        if (value !== undefined || name in input) output[name] = value;
      }
      const names = Object.keys(input).filter((name) => !Object.hasOwn(shape, name));
      takeUnnamed(output, names, input);
      return output;
    }, shape);

export const object = fields(() => {});
export { object as strictObject };
export const looseObject = fields((output, names, input) => {
  for (const name of names) if (name !== '__proto__') output[name] = input[name];
});
export const extend = (schema: Schema, shape: Shape) => object({ ...schema.shape, ...shape });

export const record = (key: Schema, schema: Schema) =>
  objects((input, reading) => {
    const names = Object.keys(input).filter((name) => name !== '__proto__');
    for (const name of names) readPiece(key, name, name, reading);
    return Object.fromEntries(names.map((name) => [name, readPiece(schema, input[name], name, reading)]));
  });

export const optional = (schema: Schema) => new Schema((reading) => reading.value !== undefined && schema.run(reading));
export const nullable = (schema: Schema) => new Schema((reading) => reading.value !== null && schema.run(reading));
export const _default = (schema: Schema, instead: unknown) =>
  new Schema((reading) => (reading.value === undefined ? (reading.value = instead) : schema.run(reading)));

export const transform = (change: (value: unknown) => unknown) =>
  new Schema((reading) => (reading.value = change(reading.value)));
export const pipe = (first: Schema, then: Schema) =>
  new Schema((reading) => first.run(reading).issues.length > 0 || then.run(reading));

export const union = (options: readonly Schema[]) =>
  new Schema((reading) => {
    const reads = options.map((option) => option.safeParse(reading.value));
    const fit = reads.find(({ success }) => success);
    return fit?.success ? (reading.value = fit.data) : reading.issues.push(wrong());
  });
export const discriminatedUnion = (name: string, options: readonly Schema[]) =>
  new Schema((reading) => {
    const { value, issues } = reading;
    if (!isObject(value)) return issues.push(wrong());
    const option = options.find(({ shape }) => shape[name]?.safeParse(value[name]).success);
    return option ? option.run(reading) : issues.push({ ...wrong(), path: [name] });
  });

/** A check: says one thing where it does not hold, and where it is told to, that all further ones are senseless. */
const holds =
  <Value>(isRight: (value: Value) => boolean, params?: Params): Step =>
  ({ value, issues }) => {
    const { abort = false, path = [] } = typeof params === 'object' ? params : {};
    if (!isRight(value as Value)) issues.push({ path, message: messageOf(params) ?? 'Invalid input', isFinal: abort });
  };

/** in signs as people count them: one outside of the first 65,536 is not two */
const lengthOf = (value: Iterable<unknown>) => [...value].length;

export const refine = holds;
export const minLength = (least: number, params?: Params) => holds((text: string) => lengthOf(text) >= least, params);
export const maxLength = (most: number, params?: Params) => holds((text: string) => lengthOf(text) <= most, params);
export const minimum = (least: number, params?: Params) => holds((value: number) => value >= least, params);
export const maximum = (most: number, params?: Params) => holds((value: number) => value <= most, params);
export const positive = (params?: Params) => holds((value: number) => value > 0, params);
export const regex = (pattern: RegExp, params?: Params) => holds((text: string) => pattern.test(text), params);
export const overwrite =
  <Value>(change: (value: Value) => Value): Step =>
  (reading) =>
    (reading.value = change(reading.value as Value));
export const trim = (): Step => (reading) => (reading.value = (reading.value as string).trim());
export const email = (params?: Params) => string().check(regex(regexes.email, params));
export const iso = { datetime: () => string().check(regex(regexes.datetime({}))) };
