/** Brings the page of all makes to life; once. */
import { watchMakeChoice, watchMakeTiles } from './make-tiles.ts';

watchMakeTiles();
watchMakeChoice();
