import type { Declaration } from 'postcss';
import { judgeDeclaration, type Scope, type Verdict } from './judge-declaration.ts';
import { judgeHas } from './judge-has.ts';
import { listDeclarations, readSheets, type Sheet, tokensFile } from './read-styles.ts';
import { readTokens } from './scale.ts';

type Judged = { sheet: Sheet; declaration: Declaration; verdict: Verdict };

/** The step of type that the rule of a declaration says, with the tokens in place. */
function typeOf({ parent }: Declaration, scope: Scope): string | undefined {
  const size = parent?.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-size');
  if (size?.type !== 'decl') return undefined;
  return /--t-[\w-]+/.exec(judgeDeclaration('font-size', size.value, scope).value)?.[0];
}

/** Every declaration of these files but the tokens' own, with what is to be said of it. */
function judgeStyles(styles: ReadonlyMap<string, string>): Judged[] {
  const tokens = readTokens(styles.get(tokensFile) ?? '');
  const sheets = [...styles].flatMap(([file, text]) => readSheets(file, text));
  const all = sheets.flatMap((sheet) => listDeclarations(sheet.root).map((declaration) => ({ sheet, declaration })));
  const own = all.filter(({ sheet }) => sheet.file !== tokensFile);
  const names = new Set([...tokens.keys(), ...own.map(({ declaration }) => declaration.prop)]);
  return own.map(({ sheet, declaration }) => {
    const scope = { tokens, names };
    const type = typeOf(declaration, scope);
    return { sheet, declaration, verdict: judgeDeclaration(declaration.prop, declaration.value, { ...scope, type }) };
  });
}

/** Questions that browsers pay for: "src/a.css:3: body:has(a): …". */
function findHasFaults(styles: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const { file, line, root } of [...styles].flatMap(([name, text]) => readSheets(name, text)))
    root.walkRules(({ selector, source }) => {
      const at = line + (source?.start?.line ?? 0);
      faults.push(...judgeHas(selector).map((fault) => `${file}:${at}: ${selector}: ${fault}`));
    });
  return faults;
}

/** Literals where a token should stand: "src/a.css:3: margin-top: "15px" is var(--s4)". */
const findLiterals = (styles: ReadonlyMap<string, string>): string[] =>
  judgeStyles(styles).flatMap(({ sheet, declaration, verdict }) =>
    verdict.faults.map(
      (fault) => `${sheet.file}:${sheet.line + (declaration.source?.start?.line ?? 0)}: ${declaration.prop}: ${fault}`,
    ),
  );

/** What no style sheet of this house may say. */
export const findStyleFaults = (styles: ReadonlyMap<string, string>): string[] => [
  ...findLiterals(styles),
  ...findHasFaults(styles),
];

/** The same files with tokens wherever one is near; files that are good are left out. */
export function mendStyles(styles: ReadonlyMap<string, string>): Map<string, string> {
  const changed = new Map<string, Sheet[]>();
  for (const { sheet, declaration, verdict } of judgeStyles(styles)) {
    if (sheet.isInline || verdict.value === declaration.value) continue;
    declaration.value = verdict.value;
    changed.set(sheet.file, [...(changed.get(sheet.file) ?? []).filter((one) => one !== sheet), sheet]);
  }
  const mend = (text: string, sheets: readonly Sheet[]) =>
    sheets
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (now, { start, css, root }) => now.slice(0, start) + root.toString() + now.slice(start + css.length),
        text,
      );
  return new Map([...changed].map(([file, sheets]) => [file, mend(styles.get(file) ?? '', sheets)]));
}
