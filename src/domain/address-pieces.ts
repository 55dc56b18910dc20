/**
 * An e-mail or web address in the pieces that a line may end behind, "sales@", "shop", ".example": where it is wider than its
 * place it is not broken inside a word. Joined they are the address.
 */
export const splitAddress = (address: string): string[] => address.split(/(?<=[@/])|(?=\.)/);
