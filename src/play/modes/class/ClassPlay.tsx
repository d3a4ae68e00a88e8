import { type ComponentType, createContext, use, useEffect, useMemo, useState } from 'react';
import { type ClassChild, type ClassRound, classCodeOf, readClassCode } from '../../../../machines/core/class-code';
import type { Game } from '../../../catalogue/define-game';
import { ChooseSailor } from './ChooseSailor';
import { ClassContext, type CodeProps } from './class-context';
import { CLASS_PARAMETER } from './class-link';
import { OwnCode } from './OwnCode';

interface Props {
  readonly game: Game;
  readonly Screen: ComponentType;
  readonly round: ClassRound;
  /** Value of the `class` parameter: the code of a finished round, or empty. */
  readonly code: string;
}

interface Play {
  readonly round: ClassRound;
  readonly child: ClassChild | null;
  readonly code: string | null;
  readonly onCode: (code: string) => void;
}

const PlayContext = createContext<Play | null>(null);

/** Puts the code in the URL, so that a reload still shows it. Nothing is saved on the device. */
function storeInAddress(code: string): void {
  const address = new URL(location.href);
  address.searchParams.set(CLASS_PARAMETER, code);
  history.replaceState(history.state, '', address);
}

/** A class round on a child's device: choose an animal, play, and get a code for the board. */
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
    // The previous child's code does not belong to this one.
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

/** The child's code. It is shown on the result of the class round and stays the same on all later results. */
function CodeOfRound({ seed, tally }: CodeProps) {
  const play = use(PlayContext);
  const isDue = play !== null && play.code === null && tally !== null && seed === play.round.seed;
  useEffect(() => {
    if (isDue && play.child !== null && tally !== null) play.onCode(classCodeOf(play.round, play.child, tally));
  }, [isDue, play, tally]);
  if (play === null || isDue) return null;
  if (play.code !== null) return <OwnCode round={play.round} code={play.code} />;
  return <p>These were not the questions of your class. To get a code, open the class link again.</p>;
}
