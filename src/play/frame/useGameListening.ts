import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { instructionsFor } from '../listening/start-announcement';
import type { Listening } from '../listening/useListening';
import { usePlayMode } from '../round/play-mode';
import type { GameActor, GameSnapshot, ScreenProps } from './screen-props';

type ListeningProps<Snapshot, Event> = Pick<
  ScreenProps<Snapshot, object, Event>,
  'game' | 'running' | 'scene' | 'ear' | 'isPlayed'
>;

const hasAnswers = ({ context: { tally } }: GameSnapshot): boolean => (tally?.answers ?? 0) > 0;

/**
 * Starts the round again without a time limit, with the same questions. A round in which questions have been answered
 * is not thrown away.
 */
function removeTimeLimit<Snapshot extends GameSnapshot, Event>(
  actor: GameActor<Snapshot, Event>,
  isPlayed: (snapshot: Snapshot) => boolean,
): boolean {
  const snapshot = actor.getSnapshot();
  if (isPlayed(snapshot)) return false;
  const { seed, questions } = snapshot.context;
  actor.send({ type: 'BACK_TO_MENU' });
  actor.send({ type: 'CHOOSE', chosen: { time: 'none' } });
  actor.send({ type: 'START', seed, questions });
  return true;
}

/** What a question game provides for players who listen; null on a class board, where the teacher reads questions out. */
export function useGameListening<Snapshot extends GameSnapshot, Event>(
  props: ListeningProps<Snapshot, Event>,
): Listening | null {
  const { game, running, scene, ear, isPlayed = hasAnswers } = props;
  const { actor } = running;
  const { board } = usePlayMode();
  const settings = useSelector(actor, ({ context }: Snapshot) => context.settings);
  const questions = useSelector(actor, ({ context }: Snapshot) => context.questions);
  return useMemo(
    () =>
      board === null
        ? {
            title: game.heading,
            questions: questions ?? scene.questions,
            instructions: ear === undefined ? game.description : instructionsFor(ear, settings, questions),
            onNoTimeLimit: game.isTimed && settings.time !== 'none' ? () => removeTimeLimit(actor, isPlayed) : null,
          }
        : null,
    [actor, board, ear, game, isPlayed, questions, scene, settings],
  );
}
