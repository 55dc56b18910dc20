import { createHandle } from '../../test-kit/front.ts';

/** What a release of tests has in the place of Astro's program: the real endpoints, and no pages made on demand. */
export const handler = await createHandle();
