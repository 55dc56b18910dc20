import {
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Bookmark,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Cookie,
  CreditCard,
  Download,
  ExternalLink,
  FileText,
  Globe,
  Info,
  Lock,
  Mail,
  MapPin,
  Maximize2,
  Menu,
  Minus,
  Package,
  Pause,
  Phone,
  Play,
  Plus,
  Printer,
  Search,
  ShieldCheck,
  ShoppingBasket,
  Trash2,
  TriangleAlert,
  Truck,
  Undo2,
  X,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const pictures = {
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'arrow-up-down': ArrowUpDown,
  bookmark: Bookmark,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  clock: Clock,
  cookie: Cookie,
  'credit-card': CreditCard,
  download: Download,
  'external-link': ExternalLink,
  'file-text': FileText,
  globe: Globe,
  info: Info,
  lock: Lock,
  mail: Mail,
  'map-pin': MapPin,
  'maximize-2': Maximize2,
  menu: Menu,
  minus: Minus,
  package: Package,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  printer: Printer,
  search: Search,
  'shield-check': ShieldCheck,
  'shopping-basket': ShoppingBasket,
  'trash-2': Trash2,
  'triangle-alert': TriangleAlert,
  truck: Truck,
  'undo-2': Undo2,
  x: X,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof pictures;

/** The shapes without the svg around them, which is the page's own. */
const drawShapes = (picture: LucideIcon): string =>
  renderToStaticMarkup(createElement(picture))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/\w+>/g, '/>');

/**
 * The pictures of the interface as shapes, written into the page at build; islands take them from the same package. Social
 * links are words: the set has no brand icons.
 */
export const icons = Object.fromEntries(
  Object.entries(pictures).map(([name, picture]) => [name, drawShapes(picture)]),
) as Record<IconName, string>;
