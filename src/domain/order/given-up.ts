type Anew = {
  /** by what it was ordered anew; left out where it was not */
  replaced?: object | undefined;
  /** the orders in whose place it was made */
  replaces?: readonly { isTaken: boolean }[] | undefined;
};

/** True where the order was ordered anew, or one in whose place it was made is paid: then it is not paid (rule order.replaced). */
export const isGivenUp = ({ replaced, replaces = [] }: Anew): boolean =>
  replaced !== undefined || replaces.some(({ isTaken }) => isTaken);
