import { expect, test } from 'vitest';
import { readQuestions, toFaqJsonLd } from './read-questions.ts';

const html = `<details><summary class="q" data-question="H &#38; HX &amp; “more”?">…</summary><div class="a" data-answer>
<p>HX adds <b>0.025</b> mm . Size .25</p><svg><path d=""></path></svg><a href="mailto:a">EB005/2020</a>
<!--/answer--></div></details>`;

test('questions are read from the page as it is rendered', () => {
  expect(readQuestions(html)).toEqual([
    { question: 'H &#38; HX & “more”?', answer: 'HX adds 0.025 mm. Size .25 EB005/2020' },
  ]);
});

// rule metadata.questions
test('search engines get every question with its answer', () => {
  expect(toFaqJsonLd(html + html)['mainEntity']).toHaveLength(2);
});
