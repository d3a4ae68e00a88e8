import { type ReactNode, useEffect, useRef } from 'react';

interface PageHeadingProps {
  /** Whether the focus comes here with it, because it stands for a new step on the same page. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The heading of a page, or of a step of it. */
export function PageHeading({ takesFocus, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
