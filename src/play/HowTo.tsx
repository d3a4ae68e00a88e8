import { type ReactNode, useId } from 'react';

/** One picture of how a game is played, with its lines. */
export interface HowToStep {
  readonly picture: ReactNode;
  readonly lines: readonly string[];
}

/** How to play, in three pictures. */
export function HowTo({ title, steps }: { readonly title: string; readonly steps: readonly HowToStep[] }) {
  const id = useId();
  return (
    <section className="howto" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {steps.map(({ picture, lines }) => (
          <li key={lines[0]}>
            <div className="howto-picture" aria-hidden>
              {picture}
            </div>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
