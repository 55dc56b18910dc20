/** The pictures of a part over the whole window. */
export const zoomCopy = {
  pictures: (number: string) => `Pictures of ${number}`,
  smaller: 'Zoom out',
  larger: 'Zoom in',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  failed: 'The picture could not be loaded. Close and open it again.',
  /** what each picture shows, in the order of the photos */
  views: ['The set', 'One pair', 'Edge'],
  view: (number: number) => `Photo ${number}`,
} as const;
