import { isColourCall, isNamedColour, sameColour } from './colours.ts';
import { isOf, lineOf, type Measure, measureOf, nearestToken, type Tokens } from './scale.ts';

/** The tokens, every custom property that there is, and the step of type that the declaration's rule says. */
export type Scope = { tokens: Tokens; names: ReadonlySet<string>; type?: string | undefined };

/** `value` is the declaration with tokens, as far as they can be told; `faults` what was wrong with it. */
export type Verdict = { value: string; faults: string[] };

const pieces =
  /url\([^)]*\)|"[^"]*"|'[^']*'|#[0-9a-f]{3,8}\b|--[\w-]+|(?<![\w.-])-?(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?|[a-z-]+\(?/gi;
const number = /^-?\.?\d/;
const unitOf = (text: string): string => /(?:[a-z]+|%)$/i.exec(text)?.[0].toLowerCase() ?? '';

/** Custom properties that carry a measure of a thing from one file to another say so by their last word. */
const isNamedMeasure = (property: string): boolean => /-(?:width|height|bar)$/.test(property);

/** Numbers without a unit that count something, and lengths that are shares of the window. */
const shares = new Set(['%', 'vw', 'vh', 'dvh', 'svh', 'deg', 'turn', 'fr']);
const steps: ReadonlySet<Measure> = new Set(['type', 'weight', 'tracking', 'layer']);

function isFree(measure: Measure, text: string): boolean {
  if (Number.parseFloat(text) === 0) return true;
  if (measure === 'type') return false;
  const unit = unitOf(text);
  if (unit === '') return measure === 'line' ? text === '1' : measure !== 'weight' && measure !== 'layer';
  return shares.has(unit);
}

/** Units of the font that is there: with a stand-in until the real one comes they say another width. */
const ofFont = new Set(['ch', 'ex', 'cap', 'ic']);

/** The token for a figure, as the declaration writes it; `null` where a person has to choose. */
function tokenFor(measure: Measure, text: string, scope: Scope): string | null {
  if (['em', 'pt', 'cm', 'mm', 'in'].includes(unitOf(text)) && measure !== 'tracking') return null;
  if (measure === 'line' && scope.type && !/^[4-9]\d/.test(text)) return `var(${lineOf(scope.type, scope.tokens)})`;
  const name = nearestToken(scope.tokens, measure, text);
  if (name === null) return null;
  return text.startsWith('-') && measure !== 'tracking' ? `calc(-1 * var(${name}))` : `var(${name})`;
}

const remedy = (text: string, token: string | null): string =>
  token === null ? `"${text}" has no token near to it` : `"${text}" is ${token}`;

/** Sizes, weights and edges that CSS has words for: no step of ours either. */
const words: Partial<Record<Measure, RegExp>> = {
  type: /^(?:(?:x{1,3}-)?(?:small|large)|medium|smaller|larger)$/i,
  weight: /^(?:normal|bold|bolder|lighter)$/i,
  edge: /^(?:thin|medium|thick)$/i,
};
const byWord: Readonly<Record<string, string>> = {
  ...{ normal: '--w-text', lighter: '--w-text', bold: '--w-heavy', bolder: '--w-heavy' },
  ...{ thin: '--b1', medium: '--b2', thick: '--b3', small: '--t-micro', smaller: '--t-small', large: '--t-h4' },
};

function judgeWord(measure: Measure, text: string, { tokens }: Scope): string | null | undefined {
  if (!words[measure]?.test(text)) return undefined;
  const name = measure === 'type' && text === 'medium' ? '--t-body' : byWord[text.toLowerCase()];
  return name !== undefined && tokens.has(name) ? `var(${name})` : null;
}

function judgeName(measure: Measure | null, name: string, { names }: Scope): string | null {
  if (!names.has(name)) return `there is no ${name}`;
  if (measure && steps.has(measure) && !isOf(measure, name)) return `${name} is no step of it`;
  return null;
}

/** `font: 600 14px/20px var(--mono)` is three declarations in one. */
function judgeFont(value: string, scope: Scope): Verdict {
  const read = /^(?:(\S+)\s+)?(\S+?)(?:\s*\/\s*(\S+))?\s+(var\(--[\w-]+\))$/.exec(value);
  if (!read)
    return /\d|\b(?:bold|bolder|lighter|small|large|medium)\b/.test(value)
      ? { value, faults: [`"${value}" cannot be read`] }
      : { value, faults: [] };
  const [, weight, size = '', line, family] = read;
  const judged = {
    weight: weight ? judgeDeclaration('font-weight', weight, scope) : null,
    size: judgeDeclaration('font-size', size, scope),
  };
  const type = /--t-[\w-]+/.exec(judged.size.value)?.[0];
  const lines = line ? judgeDeclaration('line-height', line, { ...scope, type }) : null;
  const left = [judged.weight?.value, judged.size.value].filter(Boolean).join(' ');
  const faults = [judged.weight, judged.size, lines].flatMap((one) => one?.faults ?? []);
  return { value: `${left}${lines ? ` / ${lines.value}` : ''} ${family}`, faults };
}

/** What of a declaration is a literal, or names what is not there; with its tokens in place. */
export function judgeDeclaration(property: string, value: string, scope: Scope): Verdict {
  if (property === 'font') return judgeFont(value, scope);
  if (property === 'font-variation-settings' && /wght/.test(value))
    return { value, faults: [`${remedy(value, null)}: a weight is said by font-weight`] };
  const isOwn = property.startsWith('--');
  const measure = isOwn ? (isNamedMeasure(property) ? null : 'space') : measureOf(property);
  const faults: string[] = [];
  const replace = (text: string, token: string | null) => {
    faults.push(remedy(text, token));
    return token ?? text;
  };
  const replaced = value.replaceAll(pieces, (text) => {
    if (/^(?:url\(|["'])/.test(text)) return text;
    if (text.startsWith('--')) {
      const fault = judgeName(isOwn ? null : measure, text, scope);
      if (fault) faults.push(fault);
      return text;
    }
    if (text.startsWith('#') || isNamedColour(property, text)) {
      const name = sameColour(scope.tokens, text);
      return replace(text, name && `var(${name})`);
    }
    const word = measure === null ? undefined : judgeWord(measure, text, scope);
    if (word !== undefined) return replace(text, word);
    if (isColourCall(text)) return replace(`${text})`, null).slice(0, -1);
    if (number.test(text) && ofFont.has(unitOf(text))) {
      faults.push(`"${text}" changes with the font: say it in em`);
      return text;
    }
    if (!number.test(text) || measure === null || isFree(measure, text)) return text;
    return replace(text, tokenFor(measure, text, scope));
  });
  return { value: replaced, faults };
}
