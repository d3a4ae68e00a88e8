import './missed.css';
import { useMemo, useState } from 'react';
import type { ClassResult } from '../../../../machines/core/class-code';
import { rankClassMisses } from '../../../../machines/core/class-missed';
import type { Discussion } from '../../../play/discuss/discussion';
import { Discuss } from './Discuss';
import { MissedList } from './MissedList';

export interface MissedProps {
  readonly discussion: Discussion;
  readonly seed: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly results: readonly ClassResult[];
  readonly onClose: () => void;
}

/** What a class found hard: first all missed questions, then one of them at a time. */
export function MissedQuestions({ discussion, seed, settings, results, onClose }: MissedProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const children = useMemo(() => results.flatMap(({ answers }) => (answers === undefined ? [] : [answers])), [results]);
  const questions = useMemo(
    () =>
      rankClassMisses(children, discussion.questionsOf).map((missed) => ({
        missed,
        question: discussion.questionAt(seed, settings, missed),
      })),
    [children, discussion, seed, settings],
  );
  const shown = chosen === null ? undefined : questions[chosen];
  if (chosen !== null && shown !== undefined)
    return (
      <Discuss
        key={chosen}
        {...shown}
        index={chosen}
        count={questions.length}
        onGoTo={setChosen}
        onBack={() => {
          setLast(chosen);
          setChosen(null);
        }}
      />
    );
  return (
    <MissedList
      questions={questions}
      known={children.length}
      scores={results.length - children.length}
      hasLong={results.some(({ of, answers }) => answers !== undefined && of > answers.length)}
      last={last}
      onDiscuss={setChosen}
      onClose={onClose}
    />
  );
}
