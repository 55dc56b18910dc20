import { orderKeptDays } from '#config/order-kept.ts';

/**
 * How long the storage keeps what the shop remembers of an order: longer than a cookie or link opens it, since a new link is mailed for
 * the asking (rule privacy.link-again).
 */
export const orderKeptSeconds = orderKeptDays * 24 * 60 * 60;
