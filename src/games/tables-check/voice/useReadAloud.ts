import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { GameClock } from '../../../../machines/core/clock';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { questionInWords } from '../spoken-text';
import { speakNumbers } from './speak-numbers';
import { useOpenQuestion } from './useOpenQuestion';

/**
 * Reads each question out if the player has chosen that, and reports when it has finished. An answer or a pause
 * stops it. After a pause the question is read again.
 */
export function useReadAloud(actor: TablesCheckActor, clock: GameClock): void {
  const question = useOpenQuestion(actor, clock);
  const isWanted = useSelector(actor, ({ context }) => context.settings.aloud === 'on');
  useEffect(
    () =>
      question !== null && isWanted
        ? speakNumbers(questionInWords(question.first, question.second), () => actor.send({ type: 'WORDS_OVER' }))
        : undefined,
    [actor, question, isWanted],
  );
}
