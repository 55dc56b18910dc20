import { type ReactNode, useEffect, useRef } from 'react';
import { focusWithoutDoubleClick } from '#islands/shared/ignore-double-click.ts';

type Props = { children: ReactNode; /** false for the step that the page begins with */ takesFocus: boolean };

/** Heading of a step; the next one takes the focus, because the button that led there is gone. */
export function StepHeading({ children, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (takesFocus ? focusWithoutDoubleClick(heading.current) : undefined), [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="h3">
      {children}
    </h2>
  );
}
