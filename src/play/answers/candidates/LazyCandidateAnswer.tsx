import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-page';
import type { CandidateAnswerProps } from './CandidateAnswer';

const Part = lazyPart<CandidateAnswerProps>(async () => import('./CandidateAnswer'));

/** Shows candidates instead of a text field. Only loaded in multiple-choice rounds. */
export function CandidateAnswer(props: CandidateAnswerProps) {
  return (
    <Suspense fallback={<div className="candidates" />}>
      <Part {...props} />
    </Suspense>
  );
}
