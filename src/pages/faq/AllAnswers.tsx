import { QUESTIONS } from './questions';

/** All questions with their answers, because they cannot be opened one by one without JavaScript. */
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
