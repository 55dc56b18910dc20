/**
 * Brings the page frame to life: one script for all of it, so that a page asks for one file. Islands share that file, and
 * one of them may ask for it before the page has been read.
 */
import { limits } from '#config/limits.ts';
import { followLaidOver } from '#stores/browser/laid-over.ts';
import { startAnswering } from './answering.ts';
import { startBasketButtons } from './basket-button.ts';
import { startCarousels } from './carousel.ts';
import { startConsent } from './consent.ts';
import { startDrawer } from './drawer.ts';
import { startFooter } from './footer.ts';
import { startGoUp } from './go-up.ts';
import { startHead } from './head.ts';
import { startLostScripts } from './lost-script.ts';
import { showPersisted } from './persisted.ts';
import { startMenus } from './menus.ts';
import { startNetPrices } from './net-prices.ts';
import { startPrefetch } from './prefetch.ts';
import { watchTranslation } from './watch-translation.ts';
import { whenParsed } from './when-parsed.ts';

whenParsed(
  () => {
    followLaidOver();
    watchTranslation();
    startLostScripts();
    startMenus();
    startHead();
    startBasketButtons();
    startDrawer();
  },
  () => {
    showPersisted();
    startNetPrices();
    startConsent();
  },
  () => {
    startAnswering();
    startFooter();
    startCarousels(limits.carouselMs);
    startGoUp();
    startPrefetch();
  },
);
