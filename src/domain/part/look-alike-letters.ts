/** Capitals that are taken for figures on old shells, as the figures: O as 0, I and L as 1. Nothing else changes, nor the length. */
export const readLookAlikes = (capitals: string): string => capitals.replaceAll('O', '0').replace(/[IL]/g, '1');

/** Capitals of Cyrillic and Greek that look like a Latin one, and Latin ones with a stroke: keyboards stay switched over. */
const foreign = 'АВЕКМНОРСТУХЅІЈԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧŁØĐ';
const latin = 'ABEKMHOPCTYXSIJQWABEZHIKMNOPTYXLOD';
const latinOf = new Map([...foreign].map((letter, at) => [letter, latin[at] ?? letter]));

/** Capitals as they look: "К20А" typed in Cyrillic letters is "K20A". Neither figures nor the length change. */
export const foldLetters = (capitals: string): string =>
  /^[ -~]*$/.test(capitals) ? capitals : capitals.replace(/[^ -~]/gu, (letter) => latinOf.get(letter) ?? letter);
