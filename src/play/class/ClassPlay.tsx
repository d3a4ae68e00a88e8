import { type ComponentType, createContext, use, useEffect, useMemo, useState } from 'react';
import { type ClassChild, type ClassRound, classCodeOf, readClassCode } from '../../../machines/core/class-code';
import type { Game } from '../../games/define-game';
import { ChooseSailor } from './ChooseSailor';
import { ClassContext, type CodeProps } from './class-context';
import { CLASS_PARAMETER } from './class-link';
import { OwnCode } from './OwnCode';

interface Props {
  readonly game: Game;
  readonly Screen: ComponentType;
  readonly round: ClassRound;
  /** What the address has: the code of a round that was played, or nothing. */
  readonly code: string;
}

interface Play {
  readonly round: ClassRound;
  readonly child: ClassChild | null;
  readonly code: string | null;
  readonly onCode: (code: string) => void;
}

const PlayContext = createContext<Play | null>(null);

/** Writes the code into the address, so that a page that is loaded again still shows it. Nothing is stored. */
function storeInAddress(code: string): void {
  const address = new URL(location.href);
  address.searchParams.set(CLASS_PARAMETER, code);
  history.replaceState(history.state, '', address);
}

/** A round of a class on the device of a child: it chooses its animal, plays, and has a code to bring to the board. */
export default function ClassPlay({ game, Screen, round, code: addressed }: Props) {
  const [child, setChild] = useState<ClassChild | null>(null);
  const [code, setCode] = useState(() => (readClassCode(round, addressed).type === 'result' ? addressed : null));
  const play = useMemo(() => {
    const onCode = (reached: string) => {
      setCode(reached);
      storeInAddress(reached);
    };
    return { round, child, code, onCode };
  }, [round, child, code]);
  const inClass = useMemo(() => ({ game, Code: CodeOfRound }), [game]);
  const choose = (chosen: ClassChild) => {
    // The code of the child that played here before is not its own.
    setCode(null);
    setChild(chosen);
  };
  if (child === null) return <ChooseSailor game={game} round={round} code={code} onChoose={choose} />;
  return (
    <PlayContext value={play}>
      <ClassContext value={inClass}>
        <Screen />
      </ClassContext>
    </PlayContext>
  );
}

/** The code of the round, at its result and at all that follow: what else is played changes nothing of it. */
function CodeOfRound({ seed, tally }: CodeProps) {
  const play = use(PlayContext);
  const isDue = play !== null && play.code === null && tally !== null && seed === play.round.seed;
  useEffect(() => {
    if (isDue && play.child !== null && tally !== null) play.onCode(classCodeOf(play.round, play.child, tally));
  }, [isDue, play, tally]);
  if (play === null || isDue) return null;
  if (play.code !== null) return <OwnCode round={play.round} code={play.code} />;
  return <p>These were other questions than those of the class. For a code, open its link again.</p>;
}
