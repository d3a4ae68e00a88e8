import Play from 'lucide-react/icons/play';
import { type ReactNode, use, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { type ButtonLook, buttonClass } from '../../ui/button-look';
import { useToastsAbove } from '../frame/useToastPosition';
import { NextIsland } from './NextIsland';
import { NextStopContext } from './next-game';

/** The buttons of a result, in a row that stays in view wherever the page is scrolled. */
export function ResultActions({ children }: { readonly children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const nextStop = use(NextStopContext);
  useToastsAbove(row);
  return (
    <div ref={row} className="onward">
      {nextStop ?? (
        <>
          {children}
          <NextIsland />
        </>
      )}
    </div>
  );
}

interface Props {
  /** `primary` for the main action. */
  readonly variant?: ButtonLook['variant'];
  readonly icon?: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export const ResultActionButton = ({ variant = 'primary', icon, onPress, children }: Props) => (
  <Button variant={variant} className="onward-button" icon={icon} onClick={onPress}>
    <span>{children}</span>
  </Button>
);

export const ResultActionLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link to={to} className={buttonClass({ variant: 'plain' }, 'onward-button')}>
    <Play aria-hidden className="icon icon-solid" />
    <span>{children}</span>
  </Link>
);
