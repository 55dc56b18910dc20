import { lookUp } from '../look-up-own-key.ts';
import type { PartPrice } from '../price/part-price.ts';
import { isUniversalCode } from './part-code.ts';

/** A part as we sell it: one set in one size, or a universal item (gauge, pump, kit) that has no size. */
export type Part = {
  /** id of the commerce API, needed to put the part into a basket */
  id: string;
  /** address of the part: set, dash, size ("4B1606H-.50") or the code of an item without size ("AG-1") */
  slug: string;
  /** as on the box; equals the slug in all data seen */
  number: string;
  /** "4B1606H" */
  set: string;
  /** "STD", ".25", "STD-SP" …; empty for items without size */
  size: string;
  name: string;
  description: string;
  /** long description, HTML already sanitised (rule commerce.sanitised) */
  overviewHtml: string;
  type: PartType;
  /** wire: categorydescription, e.g. "Conrod bearings" */
  category: string;
  /** wire: groupdescription, e.g. "Race Series" */
  group: string;
  /** wire: classdescription, e.g. "Standard oil clearance" */
  clearance: string;
  /** wire: parameter, e.g. "Conrod 52.00 mm" */
  parameter: string;
  features: string[];
  specifications: Specification[];
  /** kilograms */
  weightKg: number | null;
  manufacturer: string;
  isKit: boolean;
  kitContents: KitLine[];
  photos: Photo[];
  gtin: string | null;
  /** address of a bulletin PDF under /files/, for the gauges */
  bulletin: string | null;
  /** numbers of other makers that this part takes the place of; empty where none is known */
  interchange: InterchangeNumber[];
  price: PartPrice;
};

export type PartType = 'rod' | 'main' | 'thrust' | 'calico' | 'kit' | 'oil-pump' | 'flexigauge' | 'other';
/** `value` as supplied, e.g. "51.980-52.000 mm (2.0465-2.0472 in)" */
export type Specification = { name: string; value: string };
/** "King", "CR819HP"; `brand` may also be the maker of the vehicle */
export type InterchangeNumber = { brand: string; number: string };
export type KitLine = { slug: string; quantity: number; name: string; description: string };
/** `url` is the address at the commerce side; the pictures step turns it into files of ours. */
export type Photo = { url: string };

/** A kind of the range: how many part numbers, the lowest price of one, and a photo (null: the kind's line drawing). */
export type RangeKind = { type: PartType; count: number; price: PartPrice | null; picture: Picture | null };

/**
 * A photo as files of ours, ready for a `<picture>`: `src` is the fallback; `avif` and `webp` are srcset texts
 * ("/photos/a-400.avif 400w, …", ascending) or null; `width` and `height` in pixels of the largest file.
 */
export type Picture = { src: string; width: number; height: number; avif: string | null; webp: string | null };

/** The JPEG of a photo for previews elsewhere: its path, and its size in pixels. */
export type SocialFile = { path: string; width: number; height: number };

/** Address of the largest file that every browser can show: the last of the WebP files, else the fallback. */
export function largestFile(picture: Picture): string {
  const last = picture.webp?.split(',').at(-1)?.trim();
  return last?.split(' ')[0] || picture.src;
}

const typeByCategory: Readonly<Record<string, PartType>> = {
  Flexigauge: 'flexigauge',
  'Thrust bearings': 'thrust',
  'Conrod bearings': 'rod',
  'Main bearings': 'main',
  'Oil pumps': 'oil-pump',
  Kits: 'kit',
};

/**
 * The type that rules titles, descriptions and alt texts (rule part.kinds). The category of the data decides; coated sets
 * are `calico` whatever their position. A kit item with a bearing's category (5B5562H, five conrod sets) stays that
 * bearing; `isKit` only decides where the category says nothing. Without any hint: `other`.
 */
export function decidePartType(part: { code: string; category: string; group: string; isKit: boolean }): PartType {
  if (isUniversalCode(part.code)) return 'flexigauge';
  if (part.group === 'Calico Coated') return 'calico';
  return lookUp(typeByCategory, part.category) ?? (part.isKit ? 'kit' : 'other');
}

/**
 * Which part codes are shown and found (rule part.visible-codes): with a dash when the prefix has T or H; without a dash
 * when there is OP, + or T; and the gauge codes. Codes are expected in upper case.
 */
export function isVisibleCode(code: string): boolean {
  if (isUniversalCode(code)) return true;
  const dash = code.indexOf('-');
  return dash === -1 ? /OP|\+|T/.test(code) : /[TH]/.test(code.slice(0, dash));
}

/**
 * Heading of a part's page, under which it is known elsewhere too: "4B1606H-STD Conrod bearing set, standard size".
 * `title` as `writeTitle` writes it.
 */
export const writePartHeading = ({ part, title }: { part: { number: string }; title: string }): string =>
  `${part.number} ${title}`;
