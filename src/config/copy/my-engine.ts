/** The engine that a visitor keeps in this browser. */
export const myEngineCopy = {
  label: 'My engine',
  keep: 'Keep this engine',
  keepHint: 'Part pages then say whether a part fits it. Kept in this browser only.',
  drop: 'Your engine: remove it',
  dropNamed: (engine: string) => `Remove ${engine} as my engine`,
  kept: (engine: string) => `${engine} is your engine now`,
  dropped: (engine: string) => `${engine} is no longer your engine`,
  undo: 'Undo',
  /** verdicts of the part page */
  fit: {
    fits: (engine: string) => `Fits your engine, ${engine}.`,
    any: (engine: string) => `Fits any engine, ${engine} included.`,
    'does-not-fit': (engine: string) => `Does not fit your engine, ${engine}.`,
    'not-known': (engine: string) => `We cannot say if it fits ${engine}.`,
  },
  why: {
    fits: 'The catalogue lists it for this engine.',
    any: 'It is not tied to one engine.',
    'does-not-fit': 'It is listed for other engines only.',
    'not-known': 'The catalogue lists neither a fit nor a reason against it.',
  },
  parts: 'See its parts',
} as const;
