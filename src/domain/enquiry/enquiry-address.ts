import { searchWordsCopy } from '#config/copy/search-words.ts';
import type { GeneralForm } from './general-enquiry.ts';

const contactPage = '/contact';

/** What a link can say beforehand of an enquiry; who asks, and the agreement, are the visitor's own. */
export type EnquiryPrefill = Partial<
  Pick<GeneralForm, 'type' | 'make' | 'model' | 'year' | 'engine' | 'part' | 'text'>
>;

/** Address of the contact page with the form begun; what is empty leaves no trace (rule enquiry.begun). */
export function toEnquiryAddress(prefill: EnquiryPrefill): string {
  const given = Object.entries(prefill).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const parameters = new URLSearchParams(given).toString();
  return parameters ? `${contactPage}?${parameters}` : contactPage;
}

const { none: copy } = searchWordsCopy;

/** A word of the question as the search took it, with the makes that it names. */
type QueryWord = {
  typed: string;
  role: keyof typeof searchWordsCopy.roles | 'unknown';
  makes: readonly string[];
};

const sayRole = ({ role, typed }: QueryWord): string =>
  role === 'unknown' ? typed : `${typed} (${searchWordsCopy.roles[role].toLowerCase()})`;

/** The address of an enquiry about a question that found nothing: what was asked, and what of it was understood and what not. */
export function askFor(query: string, words: readonly QueryWord[]): string {
  const wordOf = (role: QueryWord['role']): string => words.find((word) => word.role === role)?.typed ?? '';
  const makes = [...new Set(words.flatMap((word) => word.makes))];
  const [only = ''] = makes.length === 1 ? makes : [];
  const vehicle = {
    make: only || wordOf('make'),
    model: wordOf('model'),
    year: wordOf('year'),
    engine: wordOf('engine'),
  };
  const isVehicle = words.some(({ role }) => role === 'make' || role === 'model' || role === 'engine');
  const [unknown, known] = [true, false].map((is) => words.filter(({ role }) => (role === 'unknown') === is));
  const prefill: EnquiryPrefill = {
    type: isVehicle ? 'unknownPart' : 'other',
    ...(isVehicle ? vehicle : {}),
    text: copy.askText(query, (known ?? []).map(sayRole), (unknown ?? []).map(sayRole)),
  };
  return toEnquiryAddress(prefill);
}
