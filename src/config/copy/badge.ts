/** Names of the links of the head that have a badge; apart from the other words of the frame, because a script says them. */
export const badgeCopy = {
  basket: (quantity: number) =>
    quantity === 0 ? 'Basket, empty' : `Basket, ${quantity} ${quantity === 1 ? 'item' : 'items'}`,
  buildList: (parts: number) => `Build list, ${parts} ${parts === 1 ? 'part' : 'parts'}`,
} as const;
