import { expect, test } from 'vitest';
import { thinMarkup } from './thin-markup.ts';

test.each([
  [
    'what an island begins with',
    '<astro-island props="{&quot;a&quot;:[0,1]}" ssr client="load"><p>&quot;</p>',
    `<astro-island props='{"a":[0,1]}' ssr client="load"><p>&quot;</p>`,
  ],
  [
    'a value with both quotes stays',
    `<i data-name="&quot;it's&quot;" data-b="&quot;">x</i>`,
    `<i data-name="&quot;it's&quot;" data-b='"'>x</i>`,
  ],
  ['other signs stay escaped', '<i data-a="&quot;&amp;&lt;">x</i>', `<i data-a='"&amp;&lt;'>x</i>`],
  ['a value with a tag in it stays', '<i data-a="<b>&quot;</b>">x</i>', '<i data-a="<b>&quot;</b>">x</i>'],
  ['text stays', '<p>a="&quot;"</p>', '<p>a="&quot;"</p>'],
  [
    'shapes without content',
    '<svg><use href="#a"></use><path d="M0 0"></path></svg><span></span>',
    '<svg><use href="#a"/><path d="M0 0"/></svg><span></span>',
  ],
  ['a shape with content stays', '<path><title>A</title></path>', '<path><title>A</title></path>'],
])('%s', (_case, html, thin) => expect(thinMarkup(html)).toBe(thin));
