import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import ArrowUp from 'lucide-static/icons/arrow-up.svg';
import ArrowUpDown from 'lucide-static/icons/arrow-up-down.svg';
import Bookmark from 'lucide-static/icons/bookmark.svg';
import Check from 'lucide-static/icons/check.svg';
import ChevronDown from 'lucide-static/icons/chevron-down.svg';
import ChevronLeft from 'lucide-static/icons/chevron-left.svg';
import ChevronRight from 'lucide-static/icons/chevron-right.svg';
import CircleAlert from 'lucide-static/icons/circle-alert.svg';
import CircleCheck from 'lucide-static/icons/circle-check.svg';
import Clock from 'lucide-static/icons/clock.svg';
import Cookie from 'lucide-static/icons/cookie.svg';
import CreditCard from 'lucide-static/icons/credit-card.svg';
import Download from 'lucide-static/icons/download.svg';
import ExternalLink from 'lucide-static/icons/external-link.svg';
import FileText from 'lucide-static/icons/file-text.svg';
import Globe from 'lucide-static/icons/globe.svg';
import Info from 'lucide-static/icons/info.svg';
import Lock from 'lucide-static/icons/lock.svg';
import Mail from 'lucide-static/icons/mail.svg';
import MapPin from 'lucide-static/icons/map-pin.svg';
import Maximize2 from 'lucide-static/icons/maximize-2.svg';
import Menu from 'lucide-static/icons/menu.svg';
import Minus from 'lucide-static/icons/minus.svg';
import Package from 'lucide-static/icons/package.svg';
import Pause from 'lucide-static/icons/pause.svg';
import Phone from 'lucide-static/icons/phone.svg';
import Play from 'lucide-static/icons/play.svg';
import Plus from 'lucide-static/icons/plus.svg';
import Printer from 'lucide-static/icons/printer.svg';
import Search from 'lucide-static/icons/search.svg';
import ShieldCheck from 'lucide-static/icons/shield-check.svg';
import ShoppingBasket from 'lucide-static/icons/shopping-basket.svg';
import Trash2 from 'lucide-static/icons/trash-2.svg';
import TriangleAlert from 'lucide-static/icons/triangle-alert.svg';
import Truck from 'lucide-static/icons/truck.svg';
import Undo2 from 'lucide-static/icons/undo-2.svg';
import X from 'lucide-static/icons/x.svg';

/** The pictures of the interface, written into the page at build. Social links are words: the set has no brand icons. */
export const icons = {
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
};

export type IconName = keyof typeof icons;
