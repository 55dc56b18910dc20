/** Which services of others may run, and what is said of them (rule consent.third-parties). */
import { consentCopy } from '#config/copy/consent.ts';
import { thirdParties, type ThirdPartyName, thirdPartyNames } from '#config/third-parties.ts';
import { type Consent, type ConsentCategory, hasConsent } from './consent.ts';

/** The services that are configured: the id that the provider gave, and where its script is. */
export type InUse = Partial<Record<ThirdPartyName, { id: string; url: string }>>;

/** True once one of its categories is granted. */
export const isGranted = (name: ThirdPartyName, consent: Consent | null): boolean =>
  thirdParties[name].categories.some((category) => hasConsent(consent, category));

/** Those that are configured, in the fixed order. */
export const listInUse = (inUse: InUse): ThirdPartyName[] => thirdPartyNames.filter((name) => name in inUse);

/** Address of the script, with the id where the provider wants it: the chat takes it from the page (`third-parties.ts`). */
export function toScriptAddress(name: ThirdPartyName, { id, url }: { id: string; url: string }): string {
  if (name === 'tag-manager') return `${url}?id=${encodeURIComponent(id)}`;
  return name === 'heatmap' ? `${url}/${encodeURIComponent(id)}` : url;
}

type OptionalCategory = Exclude<ConsentCategory, 'Mandatory'>;
const optionalCategories: readonly OptionalCategory[] = ['Functional', 'Analytics', 'Advertisement'];

const listSuppliers = (names: readonly ThirdPartyName[], category: OptionalCategory): string[] =>
  names
    .filter((name) => thirdParties[name].categories.some((one) => one === category))
    .map((name) => thirdParties[name].supplier);

/** The sentences of banner, settings and policy that depend on what is in use. */
export function describeInUse(
  names: readonly ThirdPartyName[],
): Record<'banner' | 'policy' | OptionalCategory, string> {
  const suppliers = (category: OptionalCategory) => listSuppliers(names, category);
  const used = optionalCategories.filter((category) => suppliers(category).length > 0);
  const ofCategory = (category: OptionalCategory) =>
    `${consentCopy.categories[category]} ${consentCopy.inUse(suppliers(category))}`;
  return {
    banner: consentCopy.text(used),
    policy: optionalCategories.map((category) => consentCopy.inPolicy(category, suppliers(category))).join(' '),
    Functional: ofCategory('Functional'),
    Analytics: ofCategory('Analytics'),
    Advertisement: ofCategory('Advertisement'),
  };
}
