/**
 * Heading of a part's page, under which it is known elsewhere too: "4B1606H-STD Conrod bearing set, standard size".
 * `title` as `writeTitle` writes it.
 */
export const writePartHeading = ({ part, title }: { part: { number: string }; title: string }): string =>
  `${part.number} ${title}`;
