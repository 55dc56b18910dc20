/**
 * What properties draw: the same at every run, so that a red run means the change and not the draw (decision 0024).
 * `DRAW_SEED` draws others.
 */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env.DRAW_SEED ?? 26) });
