import { z } from 'zod';
import { withdrawalLabel } from '#config/navigation.ts';
import { link, words } from './words.ts';

/** What the last line names to everybody, with the words that may not be others (rules seller.legal-links, withdrawal.two-steps). */
const demanded: Readonly<Record<string, string | null>> = {
  '/terms': null,
  '/privacy': null,
  '/cookies-policy': null,
  '/warranties': null,
  '/withdraw': withdrawalLabel,
};

const legal = z.array(z.strictObject(link)).superRefine((links, context) => {
  for (const [href, label] of Object.entries(demanded)) {
    const at = links.findIndex((one) => one.href === href);
    if (at === -1)
      context.addIssue({ code: 'custom', message: `a link to ${href}, which the law asks for: add it`, path: [] });
    else if (label !== null && links[at]?.label !== label)
      context.addIssue({ code: 'custom', message: `the words of the law: "${label}"`, path: [at, 'label'] });
  }
});

/** The foot of every page. */
export const footer = z.strictObject({
  motto: words,
  ticks: z.array(words),
  about: words,
  groups: z
    .array(
      z.strictObject({
        title: words,
        /** `supportedOnly`: not shown to visitors from elsewhere, who have it in the last line (rule seller.legal-links) */
        links: z.array(z.strictObject({ ...link, supportedOnly: z.boolean().default(false) })),
      }),
    )
    .max(4, 'four columns; put it into one of them'),
  legal,
});
