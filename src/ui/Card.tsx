import type { ComponentProps } from 'react';

/** A raised sheet without padding. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div className={`rounded-[36px] bg-surface text-text shadow-soft phone:rounded-large ${className}`} {...rest} />
  );
}
