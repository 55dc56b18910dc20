/** The build list's page in this browser. */
import { call } from '#api/call.ts';
import { createAddAll } from './add-all.ts';
import { $basket, loadBasket, sendToBasket } from '../basket/basket.ts';
import { createBuildSheet } from './sheet.ts';

export const buildSheet = createBuildSheet({ call });
export const addAllStore = createAddAll({ $basket, loadBasket, sendToBasket });
