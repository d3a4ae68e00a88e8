import { nextIn, previousIn } from './text';
import './rail.css';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button';

interface Props {
  /** Accessible name of the list. */
  readonly label: string;
  /** List items, each with one button or link. */
  readonly children: ReactNode;
}

/** Scroll positions are rounded differently on some screens. */
const TOLERANCE_PX = 2;

type Side = 'left' | 'right';

/** A row of things that is swiped sideways. Buttons turn it as well, and arrow keys move from one thing to the next. */
export function Rail({ label, children }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState<readonly Side[]>([]);
  useEffect(() => {
    const { current } = track;
    if (current === null) return undefined;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      const left: readonly Side[] = scrollLeft > TOLERANCE_PX ? ['left'] : [];
      setHidden(scrollWidth - clientWidth - scrollLeft > TOLERANCE_PX ? [...left, 'right'] : left);
    };
    const resizing = new ResizeObserver(measure);
    resizing.observe(current);
    current.addEventListener('scroll', measure, { passive: true });
    const move = (event: KeyboardEvent) => moveFocus(current, event);
    current.addEventListener('keydown', move);
    return () => {
      resizing.disconnect();
      current.removeEventListener('scroll', measure);
      current.removeEventListener('keydown', move);
    };
  }, []);
  const turn = (way: 1 | -1) => track.current?.scrollBy({ left: way * track.current.clientWidth * 0.8 });
  return (
    <div className="rail" data-hidden={hidden.join(' ')}>
      <Turn side="left" label={previousIn(label)} isAtEnd={!hidden.includes('left')} onPress={() => turn(-1)} />
      <ul ref={track} className="rail-track" aria-label={label}>
        {children}
      </ul>
      <Turn side="right" label={nextIn(label)} isAtEnd={!hidden.includes('right')} onPress={() => turn(1)} />
    </div>
  );
}

interface TurnProps {
  readonly side: Side;
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

const Turn = ({ side, label, isAtEnd, onPress }: TurnProps) => (
  <Button
    className="rail-turn"
    aria-label={label}
    aria-disabled={isAtEnd}
    icon={
      side === 'left' ? <ChevronLeft aria-hidden className="icon" /> : <ChevronRight aria-hidden className="icon" />
    }
    onClick={onPress}
  />
);

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

function moveFocus(track: Element, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...track.querySelectorAll<HTMLElement>('button, a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
