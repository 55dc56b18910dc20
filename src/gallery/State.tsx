import type { ReactNode } from 'react';

/** A look that needs a pointer or the keyboard; `npm run look` has the browser take it. */
type Forced = 'hover' | 'focus' | 'active';

type Props = { name: string; children: ReactNode; force?: Forced; /** as wide as the page */ isWide?: boolean };

/** One state of a piece, with its name. */
export const State = ({ name, children, force, isWide = false }: Props) => (
  <div className={`state ${isWide ? 'wide' : ''}`} data-force={force}>
    <p className="state-name">{name}</p>
    {children}
  </div>
);
