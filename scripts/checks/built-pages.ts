import { readdirSync } from 'node:fs';

/** The pages of a built client folder, as files below it, in a fixed order. Throws when the folder does not exist. */
export const listPageFiles = (client: string): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted();

/** Address of a page by its file: "details/AG-1/index.html" is "/details/AG-1", "404.html" is "/404". */
export const pathOfPage = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
