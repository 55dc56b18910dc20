import { whenActive } from '../browser/activation.ts';
import { localText } from '../browser/storage.ts';
import { $consent } from './consent.ts';
import { type MeasuredPage, reportPopularItem, reportWaitingItem } from './popular-item.ts';

const page = globalThis as MeasuredPage;
const hasTags = (): boolean => document.documentElement.dataset.thirdParties?.includes('"tag-manager"') ?? false;

export const reportPopularItemHere = (name: string): void =>
  reportPopularItem(name, { area: localText, consent: $consent.get(), hasTags: hasTags() }, page);
/** Once somebody sees the page (rule page.activation). */
export const reportWaitingItemHere = (): void =>
  whenActive(() => reportWaitingItem({ area: localText, consent: $consent.get(), pathname: location.pathname }, page));
