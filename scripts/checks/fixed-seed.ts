/**
 * What properties draw: the same at every run, so that a red run means the change and not the draw (decision 0033).
 * `PROPERTY_SEED` draws others.
 */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 26) });
