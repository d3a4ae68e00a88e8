import './duel.css';
import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useMemo, useState } from 'react';
import { DUEL, type DuelActor, type DuelSnapshot, duelMachine } from '../../../../machines/core/duel';
import type { Game } from '../../../catalogue/define-game';
import { randomSeed } from '../../../device/url-options';
import { useExactTitle } from '../../../ui/page-title';
import { useLastSeconds } from '../../feedback/useAnnouncedQuestion';
import { useEndCelebration } from '../../feedback/useEndCelebration';
import { CardBackdrop } from '../../frame/CardBackdrop';
import { GameFrame } from '../../frame/GameFrame';
import { MenuButton } from '../../frame/MenuButton';
import { PauseCard } from '../../frame/PauseCard';
import { ForTeachers } from '../../links/ForTeachers';
import type { PageStart } from '../../round/game-start';
import type { RoundParameters } from '../../round/round';
import { useGameStart, useRememberTimeSetting } from '../../round/useGameStart';
import { usePause } from '../../round/usePause';
import { useStateName } from '../../round/useStateName';
import { StatBar } from '../../score/StatBar';
import { timeStat } from '../../score/stats';
import { ClassLink } from '../class/ClassLink';
import { Board } from './Board';
import { DuelMenu } from './DuelMenu';
import { DuelResult } from './DuelResult';
import { useDuelSettings } from './useDuelSettings';

interface Props {
  readonly game: Game;
  readonly Screen: ComponentType;
}

const nameOf = ({ value }: DuelSnapshot): string => (typeof value === 'string' ? value : 'playing');

/** The page of a game for two players side by side: menu, board and result. */
export default function TwoPlayers({ game, Screen }: Props) {
  const { switches, clock, dealing, time, reducedMotion } = useGameStart(false);
  const [input] = useState(() => ({
    settings: { time, ahead: switches.setting('ahead', ['2']) === '2' ? 2 : 1 } as const,
    startsAtOnce: switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(duelMachine, { input, clock });
  const state = useStateName(actor, nameOf);
  const name = useSelector(actor, nameOf);
  const isPlaying = name === 'playing';
  const pause = usePause(clock, isPlaying);
  const [{ seed, rounds }, setRound] = useState({ seed: dealing.seed, rounds: switches.startsAtOnce ? 1 : 0 });
  const begin = () => {
    // The seed from a link is only used for the first round.
    setRound({ seed: rounds === 0 ? seed : randomSeed(), rounds: rounds + 1 });
    actor.send({ type: 'START' });
  };
  const settings = useSelector(actor, ({ context }) => context.settings);
  useRememberTimeSetting(settings.time);
  const { chosen, choose } = useDuelSettings(game, switches);
  const link: RoundParameters = {
    players: 2,
    ...chosen,
    time: settings.time,
    ...(settings.time === 'longer' && { ahead: settings.ahead }),
    seed,
  };
  // The games in the halves have no time limits of their own, so that both players have the same time.
  const halvesStart = useMemo(
    (): PageStart => ({
      switches: {
        ...switches,
        startsAtOnce: true,
        setting: (name, values) => values.find((value) => value === chosen[name]) ?? null,
      },
      clock,
      dealing: { seed, mix: null },
      time: 'normal',
    }),
    [switches, clock, seed, chosen],
  );
  useExactTitle(game.documentTitle);
  const hasFound = (): boolean => {
    const { right } = actor.getSnapshot().context;
    return right[1] + right[2] > 0;
  };
  useEndCelebration(actor, hasFound, reducedMotion);
  return (
    <GameFrame
      game={game.id}
      title={game.heading}
      state={state}
      form={isPlaying ? 'play' : 'page'}
      pause={pause}
      reducedMotion={reducedMotion}
      actions={
        isPlaying && (
          <>
            <MenuButton clock={clock} isPlayed={hasFound} onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />
            <TimeLeft actor={actor} />
          </>
        )
      }
      isCrowded={isPlaying}
      pauseCard={
        <PauseCard onResume={pause.resume} onEndRound={() => actor.send({ type: 'END_ROUND' })}>
          <ForTeachers link={link}>
            <ClassLink game={game} link={link} />
          </ForTeachers>
        </PauseCard>
      }
    >
      {!isPlaying && <CardBackdrop game={game} />}
      {isPlaying && <Board actor={actor} start={halvesStart} Screen={Screen} />}
      {name === 'menu' && (
        <DuelMenu game={game} actor={actor} link={link} chosen={chosen} onChoose={choose} onStart={begin} />
      )}
      {name === 'finished' && <DuelResult game={game} actor={actor} link={link} onAgain={begin} />}
    </GameFrame>
  );
}

/** Time left in the round, in the same row as the buttons so that the halves get more height. */
function TimeLeft({ actor }: { readonly actor: DuelActor }) {
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  useLastSeconds(secondsLeft, DUEL.lastSeconds);
  return (
    secondsLeft !== null && (
      <div className="duel-time">
        <StatBar figures={[timeStat(secondsLeft, DUEL.lastSeconds)]} />
      </div>
    )
  );
}
