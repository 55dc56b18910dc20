/**
 * Days for which the shop itself keeps what it knows of an order: promise, tax, payment and what took its place. A delivery may be months
 * away, and an order that nobody closes can be paid all that time. Apart from the limits, which browsers load.
 */
export const orderKeptDays = 400;
