import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-page';
import type { CandidateAnswerProps } from './CandidateAnswer';

const Part = lazyPart<CandidateAnswerProps>(async () => import('./CandidateAnswer'));

/** Candidates instead of a field. They are only loaded in rounds that need them. */
export function CandidateAnswer(props: CandidateAnswerProps) {
  return (
    <Suspense fallback={<div className="candidates" />}>
      <Part {...props} />
    </Suspense>
  );
}
