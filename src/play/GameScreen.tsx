import { useSelector } from '@xstate/react';
import { ChosenRoundContext } from './answers/candidates/by-choice';
import { GameHalf } from './frame/GameHalf';
import { GamePage } from './frame/GamePage';
import type { GameSnapshot, ScreenProps } from './frame/screen-props';
import { isByChoice } from './round/answer-form';
import { usePlayMode } from './round/play-mode';
import { useModeRounds } from './round/useModeRounds';

/**
 * The page of a game that asks one question after another: menu, round and result. With two players, it renders one
 * player's half.
 */
export function GameScreen<Snapshot extends GameSnapshot, Seen extends object, Event>(
  props: ScreenProps<Snapshot, Seen, Event>,
) {
  const { seat } = usePlayMode();
  const { game, running } = props;
  useModeRounds(running.actor);
  const isChosen = useSelector(running.actor, ({ context }: Snapshot) => isByChoice(game, context.settings));
  return (
    <ChosenRoundContext value={isChosen ? running.actor : null}>
      {seat === null ? <GamePage {...props} /> : <GameHalf {...props} seat={seat} />}
    </ChosenRoundContext>
  );
}
