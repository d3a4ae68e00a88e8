import './demo.css';
import './demo-moves.css';
import type { CSSProperties, ReactNode } from 'react';
import { useWasPressed } from '../../internal/useWasPressed';
import { DemoHand } from './DemoHand';

/** The demo of a game in its menu, without words: a right answer, a wrong one, and an explanation. */
export interface Demo {
  /** The question with its gap, and with its answer. */
  readonly asked: ReactNode;
  readonly answered: ReactNode;
  readonly choices: readonly ReactNode[];
  /** Index of the choice that the hand presses first, and of the wrong one that it presses next. */
  readonly correct: number;
  readonly incorrect: number;
  /** The picture that explains the mistake. */
  readonly explanation: ReactNode;
  /** `round` if the choices are round drawings. */
  readonly look?: 'key' | 'round';
}

interface Props extends Demo {
  /** Whether the hand leaves at the end, because another one points at the start button. */
  readonly isHandLeaving: boolean;
}

type Style = CSSProperties & Readonly<Record<`--${string}`, number>>;

/**
 * A round that plays itself in the menu, with CSS only (demo.css). Its last picture is in the page from the start, and
 * is the only one shown with reduced motion or once someone plays.
 */
export function DemoRound(props: Props) {
  const { asked, answered, choices, correct, incorrect, explanation, look = 'key', isHandLeaving } = props;
  const isOver = useWasPressed();
  const style: Style = { '--count': choices.length, '--correct': correct, '--incorrect': incorrect };
  return (
    <div className="demo" data-over={isOver} aria-hidden="true">
      <div className="demo-plate">
        <span className="demo-asked">{asked}</span>
        <span className="demo-answered">{answered}</span>
      </div>
      <div
        className="relative grid min-h-[5.4em] max-w-full place-items-center *:col-start-1 *:row-start-1"
        style={style}
      >
        <div className="demo-choices grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-[0.75em]">
          {choices.map((choice, index) => (
            <span key={index} className="demo-choice" data-look={look} data-choice={roleOf(index, correct, incorrect)}>
              {choice}
            </span>
          ))}
        </div>
        <div className="demo-explains">{explanation}</div>
        <span className="demo-way" data-leaving={isHandLeaving}>
          <DemoHand className="demo-hand" />
        </span>
      </div>
    </div>
  );
}

function roleOf(index: number, correct: number, incorrect: number): 'correct' | 'incorrect' | undefined {
  if (index === correct) return 'correct';
  return index === incorrect ? 'incorrect' : undefined;
}
