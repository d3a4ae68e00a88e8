import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-page';
import type { ChosenAnswerProps } from './ChosenAnswer';

const Part = lazyPart<ChosenAnswerProps>(async () => import('./ChosenAnswer'));

/** Candidates instead of a field. They are only loaded in rounds that need them. */
export function ChosenAnswer(props: ChosenAnswerProps) {
  return (
    <Suspense fallback={<div className="candidates" />}>
      <Part {...props} />
    </Suspense>
  );
}
