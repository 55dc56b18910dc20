import { z } from 'zod';
import { documentKinds, type Download } from '#domain/document/document.ts';
import { words } from './words.ts';

const row = z
  .strictObject({
    name: z.string().regex(/^[\w-]+$/, 'the name of a file without ".pdf": letters, digits and "-"'),
    number: words.optional(),
    title: words,
    kind: z.enum(documentKinds),
    translations: z.strictObject({ de: words.optional(), fr: words.optional(), es: words.optional() }).default({}),
  })
  .transform(({ name, number = null, title, kind, translations }): Download => ({
    number,
    title,
    kind,
    file: `/files/${name}.pdf`,
    translations: (['de', 'fr', 'es'] as const).flatMap((language) => {
      const translated = translations[language];
      return translated === undefined
        ? []
        : [{ language: language.toUpperCase(), title: translated, file: `/files/${name}-${language}.pdf` }];
    }),
  }));

/** Guides, bulletins and certificates (rule document.listed). */
export const downloads = z.strictObject({
  documents: z.array(row).superRefine((documents, context) => {
    for (const [at, { file }] of documents.entries())
      if (documents.findIndex((other) => other.file === file) < at)
        context.addIssue({ code: 'custom', message: 'a name of its own for each document', path: [at, 'name'] });
  }),
});
