/** The page of a part that the shop has sold and does not sell any more (rule part.gone). */
export const partGoneCopy = {
  heading: (number: string) => `${number} is no longer sold`,
  description: (number: string, what: string) =>
    `${number}${what ? ` (${what})` : ''} has left the range. What is nearest to it, and how to ask for it.`,
  since: (day: string) => `It has not been in our range since ${day}.`,
  instead: 'Nearest to it in our range',
  check: 'A bearing in another size needs a journal ground to that size: check size and clearance before you order.',
  nothing: 'Nothing in our range takes its place directly.',
  ask: 'Do you need exactly this part? We may know where one is left. Write to',
  subject: (number: string) => `Looking for ${number}`,
  catalogue: 'Open the catalogue',
} as const;
