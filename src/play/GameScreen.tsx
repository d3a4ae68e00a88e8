import { useSelector } from '@xstate/react';
import { MultipleChoiceContext } from './answers/candidates/multiple-choice';
import { GameHalf } from './frame/GameHalf';
import { GamePage } from './frame/GamePage';
import type { GameSnapshot, ScreenProps } from './frame/screen-props';
import { isMultipleChoice } from './round/answer-mode';
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
  const hasCandidates = useSelector(running.actor, ({ context }: Snapshot) => isMultipleChoice(game, context.settings));
  return (
    <MultipleChoiceContext value={hasCandidates ? running.actor : null}>
      {seat === null ? <GamePage {...props} /> : <GameHalf {...props} seat={seat} />}
    </MultipleChoiceContext>
  );
}
