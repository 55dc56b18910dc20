/** Asks price and stock of the cards of a page, once it is quiet (rule catalogue.card-offer). */
import { whenQuiet } from '../page/fetch-island.ts';
import { followStock, keepStock } from './live-stock.ts';

whenQuiet(followStock);
keepStock();
