import type { PartPrice } from '../price/part-price.ts';

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
