import './first-move.css';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWasPressed } from '../../internal/useWasPressed';
import { useOwnsPage } from '../../round/play-mode';
import { DemoHand } from './DemoHand';

interface Props {
  /** Selectors of one to three elements in the game's page that the hand visits in turn. */
  readonly targets: readonly string[];
  /** Label at the last of them. */
  readonly children?: ReactNode;
}

/** Time in milliseconds until layout has settled. */
const SETTLED_MS = 600;

type Style = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/**
 * Shows the first move in a game that opens with a question: a hand visits elements that belong together, and they
 * light up. The hand does not press anything. The demo ends at the first touch or key and when the window is resized,
 * and is left out if the game does not have the page to itself.
 */
export function FirstMove({ targets, children }: Props) {
  const isSkipped = useWasPressed();
  const ownsPage = useOwnsPage();
  const root = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly DOMRect[]>([]);
  useEffect(() => {
    const measure = () => {
      const game = root.current?.closest('main');
      const origin = root.current?.getBoundingClientRect();
      if (!game || origin === undefined) return;
      const found = targets.map((target) => game.querySelector(target)?.getBoundingClientRect());
      setBoxes(
        found.flatMap((box) =>
          box === undefined || box.width === 0
            ? []
            : [new DOMRect(box.x - origin.x, box.y - origin.y, box.width, box.height)],
        ),
      );
    };
    const settling = setTimeout(measure, SETTLED_MS);
    const leave = () => setBoxes([]);
    addEventListener('resize', leave);
    return () => {
      clearTimeout(settling);
      removeEventListener('resize', leave);
    };
  }, [targets]);
  if (isSkipped || !ownsPage) return null;
  const isFound = boxes.length === targets.length;
  return (
    <div ref={root} className="first-move" aria-hidden="true">
      {isFound && (
        <>
          {boxes.map((box, index) => (
            <span key={index} className="first-light" style={lightOn(box, index)}>
              {index === boxes.length - 1 && children && (
                <b className="mt-[-1.5em] flex-none rounded-[0.6em] bg-sun-300 px-[0.5em] pt-[0.15em] pb-[0.25em] font-text text-[clamp(1.125rem,2.4vh,2rem)]/none font-extrabold whitespace-nowrap text-ink-900">
                  {children}
                </b>
              )}
            </span>
          ))}
          <span className="first-way" style={wayOf(boxes)}>
            <DemoHand className="demo-hand" />
          </span>
        </>
      )}
    </div>
  );
}

const lightOn = ({ x, y, width, height }: DOMRect, step: number): Style => ({
  left: x,
  top: y,
  width,
  height,
  '--step': step,
});

/** The number of times that the hand presses (first-move.css). */
const PRESSES = 3;

/** Custom properties for the path of the hand from target to target. It presses the last one until it is done. */
const wayOf = (boxes: readonly DOMRect[]): Style =>
  Object.fromEntries(
    Array.from({ length: PRESSES }, (_, press) => boxes[press] ?? boxes.at(-1)).flatMap((box, index) => {
      const { x, y, width, height } = box ?? new DOMRect();
      return [
        [`--x${index}`, `${x + width / 2}px`],
        [`--y${index}`, `${y + height * 0.65}px`],
      ];
    }),
  );
