import { QUESTIONS } from './questions';

/** All questions with their answers, because without JavaScript they cannot be opened one by one. */
export const AllAnswers = () => (
  <div className="grid gap-6">
    {QUESTIONS.map(({ id, title, content }) => (
      <section key={id} className="prose">
        <h2>{title}</h2>
        {content}
      </section>
    ))}
  </div>
);
