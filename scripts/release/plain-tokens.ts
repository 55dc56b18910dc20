import { readFileSync } from 'node:fs';
import { type Plugin as StylePlugin, type Root, parse } from 'postcss';

/** Longer values (pictures, font stacks, shadows) are shorter by their name. */
const longest = 24;

const isRoot = (selector: string) => selector === ':root';

/**
 * The tokens of `tokens.css` that have one value whatever the window, the paper or the visitor's settings, and are short: their
 * value may stand wherever their name does.
 */
export function readPlainTokens(css: string): Map<string, string> {
  const values = new Map<string, string[]>();
  parse(css).walkRules((rule) => {
    if (!isRoot(rule.selector)) return;
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--'))
        values.set(node.prop, [...(values.get(node.prop) ?? []), node.value]);
    });
  });
  const plain = [...values].flatMap(([name, [value = '', ...others]]) =>
    others.length === 0 && value.length <= longest && !value.includes('var(') ? ([[name, value]] as const) : [],
  );
  return new Map(plain);
}

const used = /var\((--[\w-]+)\)/g;

/** Puts the values in the place of the names, and drops where the names were given them. */
export function writePlain(root: Root, plain: ReadonlyMap<string, string>): void {
  root.walkDecls((declaration) => {
    if (plain.get(declaration.prop) === declaration.value) declaration.remove();
    else declaration.value = declaration.value.replaceAll(used, (whole, name: string) => plain.get(name) ?? whole);
  });
}

type Plugin = {
  name: string;
  apply: 'build';
  config: () => { css: { postcss: { plugins: StylePlugin[] } } };
};

/**
 * Names are for those who write styles: a page that is built has the values, which are shorter and need no table of names
 * before its first paint (decision 0075). Served while developing, it has the names.
 */
export function plainTokens(tokensFile = 'src/styles/tokens.css'): Plugin {
  const plain = readPlainTokens(readFileSync(tokensFile, 'utf8'));
  const plugin: StylePlugin = { postcssPlugin: 'plain-tokens', OnceExit: (root) => writePlain(root, plain) };
  return {
    name: 'plain-tokens',
    apply: 'build',
    config: () => ({ css: { postcss: { plugins: [plugin] } } }),
  };
}
