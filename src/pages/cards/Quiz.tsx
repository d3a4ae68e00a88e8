import { NoQuestions } from './NoQuestions';
import { QuizRun } from './QuizRun';
import { quizCounts } from './quiz-state';
import { useLinkedQuestions } from './useLinkedQuestions';

/** The questions of a link, asked one after another. */
export default function Quiz({ search }: { readonly search: string }) {
  const linked = useLinkedQuestions(search, quizCounts);
  if (linked.type === 'loading') return <main id="main" className="class-screen" />;
  if (linked.type === 'none')
    return (
      <main id="main" className="class-screen wrap grid content-start gap-4 py-8">
        <NoQuestions why={linked.why} />
      </main>
    );
  return <QuizRun title={linked.material.title} questions={linked.questions} search={search} />;
}
