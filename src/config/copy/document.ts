/** Links to documents: those that are there, and those that are sent on request. */
export const documentCopy = {
  pdf: 'PDF',
  byMail: 'sent by e-mail on request',
  mailSubject: (title: string) => `Document request: ${title}`,
  mailBody: (title: string) => `Please send me ${title} as a PDF.`,
  columns: { document: 'Document', languages: 'Language', way: 'How to get it' },
  download: 'Download the PDF',
  ask: 'Ask for it by e-mail',
} as const;
