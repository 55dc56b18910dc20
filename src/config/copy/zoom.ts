/** The pictures of a part over the whole window. */
export const zoomCopy = {
  pictures: (number: string) => `Pictures of ${number}`,
  smaller: 'Zoom out',
  larger: 'Zoom in',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  failed: 'The picture could not be loaded. Close and open it again.',
  /** what each picture of a set of shells shows, in the order of the photos; with two photos the set is not among them */
  views: ['The set', 'One pair', 'Edge'],
  view: (number: number) => `Photo ${number}`,
} as const;
