import type { Answers } from './ask.ts';

/**
 * The answers without the parts that cost nothing: they are set aside like items that do not fit the contract, and counted
 * with them (rule catalogue.set-aside).
 */
export function setAsideUnpriced(answers: Answers): Answers {
  const { listed } = answers;
  const isPriced = ({ price }: Answers['listed']['parts'][number]) => price.net.amount > 0 && price.gross.amount > 0;
  const unpriced = listed.parts.filter((part) => !isPriced(part)).map(({ slug }) => ({ slug, at: 'price: none' }));
  if (unpriced.length === 0) return answers;
  return {
    ...answers,
    listed: { ...listed, parts: listed.parts.filter(isPriced), broken: [...listed.broken, ...unpriced] },
  };
}
