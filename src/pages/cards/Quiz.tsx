import { useState } from 'react';
import { letterAll } from '../print/circles';
import { readPrintLink } from '../print/print-source';
import { useMaterial } from '../print/useMaterial';
import { QuizRun } from './QuizRun';
import { quizCounts } from './quiz-state';
import { text } from './text';

/** The questions of a link, asked one after another. */
export default function Quiz({ search }: { readonly search: string }) {
  const [{ source, seed, count }] = useState(() => readPrintLink(search));
  const { material } = useMaterial(source, seed, count, quizCounts);
  const questions = material && letterAll(material.questions, seed);
  if (material === null) return <main id="main" className="class-screen" />;
  if (questions === null)
    return (
      <main id="main" className="class-screen wrap py-8">
        <p role="status">{text.noLetters}</p>
      </main>
    );
  return <QuizRun title={material.title} questions={questions} search={search} />;
}
