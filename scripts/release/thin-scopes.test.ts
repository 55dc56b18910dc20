import { describe, expect, test } from 'vitest';
import { dropHandedMarks, dropIdleMarks, readCompounds, shortenMarks, thinScopes } from './thin-scopes.ts';

const mark = 'data-astro-cid-abcd1234';
const met = (css: string, template: string) =>
  dropIdleMarks(template.replaceAll('@', mark), readCompounds(css.replaceAll('@', `[${mark}]`))).replaceAll(mark, '@');

describe('marks of components', () => {
  test.each([
    ['a tag that a rule names', 'h1@ {}', '<h1 @>', true],
    ['another tag', 'h1@ {}', '<p @>', false],
    ['one of several tags', ':is(td, tbody th)@ {}', '<th @>', true],
    ['none of several tags', '.a@ :is(td, th)@ {}', '<p class="b" @><i class="a" @>', false],
    ['its class', '.a@ {}', '<p class="b a" @>', true],
    ['a class of another element', '.a@ {}', '<p class="b" @><i class="a" @>', false],
    ['a class that a script sets', '.is-open@ {}', '<p @>', true],
    ['one of two classes, the other comes later', '.a@.on {}', '<p class="a" @><i class="on" @>', true],
    ['classes that the page decides', '.a@ {}', '<p${$$addAttribute(["a", { on }], "class:list")} @>', true],
    [
      'an expression with braces for another attribute',
      '.a@ {}',
      '<p${$$addAttribute({ a: 1 }.a, "id")} @><i class="a" @>',
      false,
    ],
    ['attributes that are not told', '.a@ {}', '<p${$$spreadAttributes(all)} @><i class="a" @>', true],
    ['an attribute that it has', '[open]@ {}', '<details open @>', true],
    ['an attribute that the browser sets', '[open]@ .a {}', '<details @>', true],
    ['what only details have', '[open]@ .a {}', '<p @>', false],
    ['an attribute of another element', '[data-x]@ {}', '<p @><i data-x @>', false],
    ['a state', 'a@:hover {}', '<a href="/" @>', true],
    ['everything', '.a@ > *@ {}', '<p @><i class="a" @>', true],
    ['a condition on what it lacks', 'tr@:not(:has(a)) {}', '<tr @>', true],
    ['nothing: no rule is left', '', '<p @>', false],
  ])('stay for %s: %s', (_, css, template, stays) => {
    expect(met(css, template).startsWith(`${template.slice(0, template.indexOf(' @'))} @`)).toBe(stays);
  });

  test('stay where the tag cannot be read', () => {
    const odd = 'const text = " @ ";';
    expect(met('', odd)).toBe(odd);
  });

  test('are not handed to components, only to a tag that is chosen at run time', () => {
    const handed = (from: string) =>
      `${from}\n$$renderComponent($$result, "Row", Row, {\n\t"class": "row",\n\t"${mark}": true\n})`;
    expect(dropHandedMarks(handed('import Row from "./Row.astro";'))).not.toContain(mark);
    expect(dropHandedMarks(handed('const Row = href ? "a" : "span";'))).toContain(mark);
  });

  test('are short, in the template as in the style', () => {
    expect(shortenMarks(`<p ${mark}>`)).toBe('<p data-abcd>');
    expect(shortenMarks(`p[${mark}]{}`)).toBe('p[data-abcd]{}');
  });

  test('of a style meet those of the templates that are written after it', () => {
    const [styles, templates] = thinScopes();
    expect(styles?.transform.handler(`p[${mark}]{}`, '/a.astro?astro&type=style&index=0&lang.css')).toBe(
      'p[data-abcd]{}',
    );
    expect(templates?.renderChunk?.(`<p ${mark}><i ${mark}>`)).toBe('<p data-abcd><i>');
  });
});
