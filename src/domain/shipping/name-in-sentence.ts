import { namesWithArticle } from '#config/countries.ts';

/** A country's name as it stands in a sentence: "the Netherlands", "Germany". */
export const nameInSentence = (name: string): string => (namesWithArticle.includes(name) ? `the ${name}` : name);
