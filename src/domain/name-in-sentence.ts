import { countries, namesWithArticle } from '#config/countries.ts';

/** The name of a country or place as it stands in a sentence: "the Netherlands", "Germany", "the French overseas territories". */
export const nameInSentence = (name: string): string => (namesWithArticle.includes(name) ? `the ${name}` : name);

/** The same by the country's code; a code that is none of ours stands for itself. */
export const writeCountry = (code: string): string =>
  nameInSentence(countries.find((country) => country.code === code)?.name ?? code);
