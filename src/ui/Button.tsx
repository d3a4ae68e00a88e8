import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look';

/** A button; `plain` and of type "button" by default. */
export function Button({ variant, size, icon, className, children, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return (
    <button type="button" className={buttonClass({ variant, size }, className)} {...rest}>
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
