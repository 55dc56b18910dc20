import { searchWordsCopy } from '#config/copy/search-words.ts';
import { type AskedBefore, toEnquiryAddress } from '../enquiry/enquiry-address.ts';
import type { Miss, MissedWord } from './explain-miss.ts';

const { none: copy } = searchWordsCopy;

const sayRole = ({ role, typed }: MissedWord): string =>
  role === 'unknown' ? typed : `${typed} (${searchWordsCopy.roles[role].toLowerCase()})`;

/** The address of an enquiry about a question that found nothing: what was asked, and what of it was understood and what not. */
export function askFor(query: string, { words }: Miss): string {
  const wordOf = (role: MissedWord['role']): string => words.find((word) => word.role === role)?.typed ?? '';
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
  const asked: AskedBefore = {
    type: isVehicle ? 'unknownPart' : 'other',
    ...(isVehicle ? vehicle : {}),
    text: copy.askText(query, (known ?? []).map(sayRole), (unknown ?? []).map(sayRole)),
  };
  return toEnquiryAddress(asked);
}
