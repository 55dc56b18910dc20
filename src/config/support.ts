/**
 * Support as structured data states it (rule metadata.support): hours, service areas, languages. `languages` by their
 * English names.
 */
export const support = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '16:00',
  areas: ['KZ', 'MA', 'NO', 'OM', 'CH', 'EU'],
  languages: ['English', 'Polish', 'German'],
} as const;
