import React from 'react';

type Counted = { recentlyCreatedOwnerStacks?: number };
const insideOfReact = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * While it is developed, React draws up an error for each element, to say in its own messages where that was written: a tenth
 * of what these tests compute. It does so for a number of them each second; here the number is always reached. The messages stay, and
 * name the component. Without effect on a React that does not count them.
 */
export function leaveOriginsOut(): void {
  const inside = (React as unknown as Partial<Record<string, Counted>>)[insideOfReact];
  if (inside) Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
