import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button-look';

/** A router link that looks like a button. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link className={buttonClass({ variant, size }, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
