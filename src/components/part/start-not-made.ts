/** Photos and panels of the page of a size that is not made; there is nothing to buy on it, so nothing of a box is started. */
import { startClearanceLink } from './clearance-link.ts';
import { startPanels } from './panels.ts';
import { startPhotos } from './photo-switcher.ts';

startPhotos();
startPanels();
startClearanceLink();
