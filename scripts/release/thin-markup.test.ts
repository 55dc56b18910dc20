import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellOut } from './spell-out.ts';
import { thinMarkup } from './thin-markup.ts';

test.each([
  [
    'what an island begins with',
    '<astro-island props="{&quot;a&quot;:[0,1]}" ssr client="load it"><p>&quot;</p>',
    `<astro-island props='{"a":[0,1]}' ssr client="load it"><p>&quot;</p>`,
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
  [
    'what nobody reads of an island',
    '<astro-island uid="2q9VJO" client="start" opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:true}"></astro-island>',
    `<astro-island client=start opts='{"value":true}'></astro-island>`,
  ],
  ['quotes around one word', '<a class="i" href="/a?b" title="a b">x</a>', '<a class=i href=/a?b title="a b">x</a>'],
  [
    'no value, and no more than one space between classes',
    '<i class=" a  b " data-c=""></i><a class="" href=""></a>',
    '<i class="a b" data-c></i><a href=""></a>',
  ],
  ['where a slash ends the tag they stay', '<use href="/a.svg#b"/>', '<use href="/a.svg#b"/>'],
  ['what is an attribute in a value alone', `<i title='a class="b" c'>x</i>`, `<i title='a class="b" c'>x</i>`],
  [
    'what the server looks for, and the facts of the head',
    '<meta name="a" content="b"><aside id="c" data-marquee="off"><input name="q" value="d" data-in-use="e"></aside>',
    '<meta name="a" content="b"><aside id="c" data-marquee="off"><input name="q" value="d" data-in-use=e></aside>',
  ],
  ['scripts and texts', '<script>"<a b="c"></li><li>"</script>a="b"', '<script>"<a b="c"></li><li>"</script>a="b"'],
  [
    'items and rows end where the next begins',
    '<ul><li>a</li><li><ol><li>b</li></ol></li></ul><table><tr><th>a</th><td>b</td></tr><tr></tr></table>',
    '<ul><li>a<li><ol><li>b</ol></ul><table><tr><th>a<td>b<tr></tr></table>',
  ],
  ['with a space between they do not', '<ul><li>a</li> <li>b</li></ul>', '<ul><li>a</li> <li>b</ul>'],
  [
    'terms in a group of their own',
    '<dl><div><dt>a</dt><dd>b</dd></div></dl><dl><dt>a</dt><dd>b</dd></dl>',
    '<dl><div><dt>a<dd>b</dd></div></dl><dl><dt>a<dd>b</dl>',
  ],
  ['a shape with content stays', '<path><title>A</title></path>', '<path><title>A</title></path>'],
])('%s', (_case, html, thin) => expect(thinMarkup(html)).toBe(thin));

const text = fc.constantFrom('x', 'a="b"', '', '<!--</li>-->', '<script>"</td><td a="b">"</script>', '<br>');
const attributes = fc.constantFrom(
  '',
  ' class="a"',
  ' class="a b"',
  ` data-a='{"b":"c"}' hidden`,
  ' id="a" href="/b/"',
);
const space = fc.constantFrom('', '', ' ');

const wrap = (names: string[], inside: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...names), attributes, fc.array(fc.tuple(inside, space), { maxLength: 3 }))
    .map(([name, own, pieces]) => `<${name}${own}>${pieces.flat().join('')}</${name}>`);

/** Lists, tables and terms in each other, so many deep. */
function markup(depth: number): fc.Arbitrary<string> {
  if (depth === 0) return text;
  const inner = markup(depth - 1);
  const rows = wrap(['tbody', 'thead'], wrap(['tr'], wrap(['td', 'th'], inner)));
  const terms = wrap(['dt', 'dd'], inner);
  return fc.oneof(
    wrap(['ul', 'ol'], wrap(['li'], inner)),
    wrap(['table'], rows),
    wrap(['dl'], terms),
    wrap(['dl'], wrap(['div'], terms)),
    wrap(['section'], inner),
  );
}

test('whatever stands in what: spelled out it is as it was, and no longer than that', () => {
  fc.assert(
    fc.property(markup(2), (html) => {
      expect(spellOut(thinMarkup(html))).toBe(html);
      expect(thinMarkup(html).length).toBeLessThanOrEqual(html.length);
      expect(spellOut(html)).toBe(html);
    }),
  );
});
