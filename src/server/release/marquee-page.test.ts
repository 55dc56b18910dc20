import { expect, test } from 'vitest';
import { write, writeSoughtNumber, writeMarquee } from './marquee-page.ts';

const page =
  '<body><aside class="marquee" aria-label="Notice" data-marquee="off" data-astro-cid-x> <div class="container" data-marquee-text data-astro-cid-x></div> </aside><main><input id="whole-number" name="number" /></main>';

test.each([
  ['Closed', 'data-astro-cid-x>Closed</div>'],
  ['<b>&"', 'data-astro-cid-x>&lt;b&gt;&amp;&quot;</div>'],
  ["$& $1 $'", "data-astro-cid-x>$&amp; $1 $'</div>"],
])('%s stands in its place', (text, part) => {
  const html = writeMarquee(page, text);
  expect(html).toContain('data-marquee="on"');
  expect(html).toContain(part);
  expect(html.endsWith('</aside><main><input id="whole-number" name="number" /></main>')).toBe(true);
});

// rule marquee.own-notice
test('the notice of the service takes the place of that of the editors', () => {
  const noticed = writeMarquee(page, 'Closed');
  expect(writeMarquee(noticed, 'Open')).toBe(writeMarquee(page, 'Open'));
  expect(write(Buffer.from(noticed), { notice: 'Open', soughtNumber: '' }).toString()).toBe(writeMarquee(page, 'Open'));
});

test('a page without a place stays as it is', () => {
  expect(writeMarquee('<main>a</main>', 'Closed')).toBe('<main>a</main>');
});

// rule search.without-scripts
test.each([
  ['4b1606h .50', 'value="4b1606h .50"'],
  ['" onfocus="alert(1)', 'value="&quot; onfocus=&quot;alert(1)"'],
  ["$& $'", 'value="$&amp; $\'"'],
])('%s stands in the field of the search page', (text, part) => {
  expect(writeSoughtNumber(page, text)).toContain(`<input id="whole-number" ${part} name="number" />`);
  expect(writeSoughtNumber('<main>a</main>', text)).toBe('<main>a</main>');
});

test('both are written into the bytes of a page, and nothing where it has no place', () => {
  const accented = `<p>Škoda</p>${page}<p>é</p>`;
  const written = write(Buffer.from(accented), { notice: 'Über <b>', soughtNumber: '4B' }).toString();
  expect(written).toBe(writeSoughtNumber(writeMarquee(accented, 'Über <b>'), '4B'));
  expect(written).toContain('>Über &lt;b&gt;</div>');
  for (const html of ['<main>a</main>', '<p data-marquee-text></p>', '<aside data-marquee="off"></aside>'])
    expect(write(Buffer.from(html), { notice: 'Closed', soughtNumber: '4B' }).toString()).toBe(html);
});
