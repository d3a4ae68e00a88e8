import './storm.css';
import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useMemo, useState } from 'react';
import { WORD_PAIR_COUNT } from '../../../../machines/core/seed-words';
import { type StormActor, stormMachine } from '../../../../machines/core/storm';
import type { Game } from '../../../catalogue/define-game';
import { randomSeed } from '../../../device/url-options';
import { useEndCelebration } from '../../feedback/useEndCelebration';
import { CardPage } from '../../frame/CardPage';
import { ALONE, type PlayMode, PlayModeContext } from '../../round/play-mode';
import type { RoundParameters } from '../../round/round';
import { useGameStart } from '../../round/useGameStart';
import { useStateName } from '../../round/useStateName';
import { initialChoices } from '../../useGame';
import { useFreshView } from '../useFreshView';
import { Sea } from './Sea';
import { StormCard } from './StormCard';
import { StormResult } from './StormResult';

interface Props {
  readonly game: Game;
  readonly Screen: ComponentType;
}

function cornersOfBoard(): HTMLElement {
  const corners = document.createElement('div');
  corners.className = 'corners';
  return corners;
}

const nameOf = ({ value }: ReturnType<StormActor['getSnapshot']>): string =>
  typeof value === 'string' ? value : 'playing';

/** The page of a game for a class at its board: the card, the game with the sea above it, and the result. */
export default function StormPage({ game, Screen }: Props) {
  const { reducedMotion, ...start } = useGameStart(false);
  const { switches, clock } = start;
  const [input] = useState(() => ({ startsAtOnce: switches.startsAtOnce }));
  const actor = useActorRef(stormMachine, { input, clock });
  const state = useStateName(actor, nameOf);
  const name = useSelector(actor, nameOf);
  const [corners] = useState(cornersOfBoard);
  // Limited to seeds that have a name in words.
  const [seed, setSeed] = useState(start.dealing.seed % WORD_PAIR_COUNT);
  const link: RoundParameters = { storm: 'on', ...initialChoices(game, switches), seed };
  const mode = useMemo(
    (): PlayMode => ({
      ...ALONE,
      kind: 'storm',
      start: { switches: { ...switches, startsAtOnce: true }, clock, dealing: { seed, mix: null }, time: 'none' },
      onAnswer: (verdict) => actor.send({ type: 'ANSWERED', verdict }),
      stores: { progress: false, unfinishedRound: null },
      board: {
        status: <Sea actor={actor} game={game} />,
        corners,
        onEndRound: () => actor.send({ type: 'END_ROUND' }),
      },
    }),
    [game, actor, switches, clock, seed, corners],
  );
  const sail = () => actor.send({ type: 'START' });
  const sailAgain = () => {
    setSeed(randomSeed() % WORD_PAIR_COUNT);
    sail();
  };
  useEndCelebration(actor, () => actor.getSnapshot().context.right > 0, reducedMotion);
  useFreshView(name === 'playing');
  if (name === 'playing')
    return (
      <PlayModeContext value={mode}>
        <Screen />
      </PlayModeContext>
    );
  return (
    <CardPage game={game} clock={clock} reducedMotion={reducedMotion} state={state}>
      {name === 'menu' ? (
        <StormCard actor={actor} game={game} link={link} seed={seed} onSeed={setSeed} onStart={sail} />
      ) : (
        <StormResult actor={actor} game={game} seed={seed} onAgain={sailAgain} />
      )}
    </CardPage>
  );
}
