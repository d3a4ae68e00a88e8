import { type ComponentType, useEffect, useMemo, useState } from 'react';
import {
  type ClassChild,
  type ClassRound,
  createClassCode,
  parseClassCode,
} from '../../../../machines/core/class-code';
import type { Game } from '../../../catalogue/define-game';
import { ALONE, type Offers, type PlayMode, PlayModeContext, type ScoredRound } from '../../round/play-mode';
import { ChooseSailor } from './ChooseSailor';
import { ClassLink } from './ClassLink';
import { CLASS_PARAMETER, getQuestionSettings } from './class-link';
import { OwnCode } from './OwnCode';
import { text } from './text';

interface Props {
  readonly game: Game;
  readonly Screen: ComponentType;
  readonly round: ClassRound;
  /** Value of the `class` parameter: the code of a finished round, or empty. */
  readonly code: string;
}

interface Play {
  readonly game: Game;
  readonly round: ClassRound;
  readonly child: ClassChild | null;
  readonly code: string | null;
  readonly onCode: (code: string) => void;
}

/** Nothing that would lead away from the round of the class. */
const offersOf = (game: Game, play: Play): Offers => ({
  ...ALONE.offers,
  forTeachers: (link) => <ClassLink game={game} link={link} />,
  topOfResult: (scored) => <CodeOfRound {...scored} play={play} />,
});

/** Puts the code in the URL, so that a reload still shows it. Nothing is saved on the device. */
function storeInAddress(code: string): void {
  const address = new URL(location.href);
  address.searchParams.set(CLASS_PARAMETER, code);
  history.replaceState(history.state, '', address);
}

/** A class round on a child's device: choose an animal, play, and get a code for the board. */
export default function ClassPlay({ game, Screen, round, code: addressed }: Props) {
  const [child, setChild] = useState<ClassChild | null>(null);
  const [code, setCode] = useState(() => (parseClassCode(round, addressed).type === 'result' ? addressed : null));
  const mode = useMemo((): PlayMode => {
    const onCode = (reached: string) => {
      setCode(reached);
      storeInAddress(reached);
    };
    return {
      ...ALONE,
      kind: 'class',
      canChooseQuestions: false,
      offers: offersOf(game, { game, round, child, code, onCode }),
    };
  }, [game, round, child, code]);
  const choose = (chosen: ClassChild) => {
    // The previous child's code does not belong to this one.
    setCode(null);
    setChild(chosen);
  };
  if (child === null) return <ChooseSailor game={game} round={round} code={code} onChoose={choose} />;
  return (
    <PlayModeContext value={mode}>
      <Screen />
    </PlayModeContext>
  );
}

/** The child's code. It is shown on the result of the class round and stays the same on all later results. */
function CodeOfRound({ seed, tally, asked, play }: ScoredRound & { readonly play: Play }) {
  const { game, round, child, code, onCode } = play;
  const isDue = code === null && tally !== null && seed === round.seed;
  useEffect(() => {
    if (!isDue || child === null) return;
    // If the child has changed the settings, the board would take its answers for those to other questions.
    const isSame = asked !== undefined && getQuestionSettings(game, asked.settings) === round.settings;
    onCode(createClassCode(round, child, tally, isSame ? asked.answers : []));
  }, [isDue, game, round, child, onCode, tally, asked]);
  if (isDue) return null;
  if (play.code !== null) return <OwnCode round={play.round} code={play.code} />;
  return <p>{text.otherQuestions}</p>;
}
