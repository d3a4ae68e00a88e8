import type { ComponentProps } from 'react';

/** A raised sheet that holds one thing; its padding is its owner's. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`rounded-large bg-surface text-text shadow-soft md:rounded-[36px] ${className}`} {...rest} />;
}
