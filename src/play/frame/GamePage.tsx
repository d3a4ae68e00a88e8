import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { formatStateName, type StateValue } from '../../../machines/core/state-name';
import { playSound, preloadSounds } from '../../device/sound';
import type { Drawing as Thing } from '../../stage/atlas';
import { useExactTitle } from '../../ui/page-title';
import { useSceneFrame } from '../canvas/useSceneFrame';
import { useConfettiDrawings } from '../feedback/confetti';
import { useFollowTimeSetting, useRememberTimeSetting } from '../round/useGameStart';
import { useStateName } from '../round/useStateName';
import { useUntimedScanning } from '../round/useUntimedScanning';
import { GameBody } from './GameBody';
import { BRIGHT_STREAK, GameFrame } from './GameFrame';
import { MenuBackdrop } from './MenuBackdrop';
import { RoundPauseCard } from './RoundPauseCard';
import { getRoundSky } from './round-sky';
import type { GameSnapshot, ScreenProps } from './screen-props';
import { useGameHeader } from './useGameHeader';
import { useGameListening } from './useGameListening';

const PAPER_ALONE: readonly Thing[] = [];

const snapshotName = ({ value }: { readonly value: StateValue }): string => formatStateName(value);

/** A game that has the page to itself. */
export function GamePage<Snapshot extends GameSnapshot, Seen extends object, Event>(
  props: ScreenProps<Snapshot, Seen, Event>,
) {
  const { game, running, scene, nameOf = snapshotName, scenery, menu, result } = props;
  const { actor } = running;
  const state = useStateName(actor, nameOf);
  const isMenu = useSelector(actor, (snapshot: Snapshot) => snapshot.hasTag('menu'));
  const isResult = useSelector(actor, (snapshot: Snapshot) => snapshot.hasTag('result'));
  const isPlaying = !isMenu && !isResult;
  const isBright = useSelector(actor, ({ context: { round } }: Snapshot) => (round.streak?.now ?? 0) >= BRIGHT_STREAK);
  const sky = useSelector(actor, (snapshot: Snapshot) => getRoundSky(snapshot, scene.questions));
  const time = useSelector(
    actor,
    ({ context: { settings, nextSettings } }: Snapshot) => (nextSettings ?? settings).time,
  );
  const { pause, frame, stage } = useSceneFrame(running, isPlaying);
  const header = useGameHeader(props, isPlaying);

  useEffect(() => {
    preloadSounds('voyage');
    if (isMenu) playSound('menuOpens');
  }, [isMenu]);
  const listening = useGameListening(props);

  useConfettiDrawings(scene.confetti ?? PAPER_ALONE);
  useExactTitle(game.documentTitle);
  useRememberTimeSetting(time);
  useFollowTimeSetting(actor, isMenu, game.isTimed);
  useUntimedScanning(actor, isMenu ? time : undefined);

  return (
    <GameFrame
      {...frame}
      {...header}
      game={game.id}
      title={game.heading}
      state={state}
      isBright={isPlaying && isBright}
      listening={listening}
      pauseCard={<RoundPauseCard game={game} actor={actor} onResume={pause.resume} />}
    >
      <MenuBackdrop
        pictures={scene.menuPictures}
        night={scene.night}
        sky={sky}
        fetchCreatures={scene.fetchCreatures}
        scenery={scenery}
        title={game.heading}
        isMenu={isMenu}
        isLeft={isPlaying}
      />
      <GameBody {...props} stage={stage} sky={sky} />
      {isMenu && menu}
      {isResult && result}
    </GameFrame>
  );
}
