import type { JsonLd } from '#domain/metadata/json-ld.ts';

const entry = /<summary[^>]*data-question="([^"]*)"[\s\S]*?<div[^>]*data-answer[^>]*>([\s\S]*?)<!--\/answer-->/g;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Text of HTML that we have made ourselves: no tags, no entities, single spaces. */
const toText = (html: string): string =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|quot|#34|#39|lt|gt);/g, (found) => entities[found] ?? found)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:])(?= |$)/g, '$1')
    .trim();

/** The questions of a rendered FAQ and their answers as plain text, in their order. */
export const readQuestions = (html: string): { question: string; answer: string }[] =>
  [...html.matchAll(entry)].map(([, question = '', answer = '']) => ({
    question: toText(question),
    answer: toText(answer),
  }));

/** Questions and answers for search engines (rule metadata.questions), schema.org FAQPage. */
export const toFaqJsonLd = (html: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: readQuestions(html).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
