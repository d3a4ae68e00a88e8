import { type ReactNode, useEffect, useRef } from 'react';

interface PageHeadingProps {
  /** Whether it takes the focus when it appears, because a new step starts on the same page. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

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
