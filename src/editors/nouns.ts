import type { z } from 'zod';
import { downloads } from './downloads.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { menu } from './menu.ts';
import { notice } from './notice.ts';
import { offices } from './offices.ts';
import { redirects } from './redirects.ts';
import { support } from './support.ts';
import { testimonials } from './testimonials.ts';

/** What editors write in `content/<noun>.yml`. */
export const nouns = { menu, footer, home, testimonials, offices, support, downloads, redirects, notice };
export type NounName = keyof typeof nouns;
export type Noun<Name extends NounName> = z.output<(typeof nouns)[Name]>;

export const nounFile = (name: NounName): string => `content/${name}.yml`;
