import { type ReactNode, useId } from 'react';
import { useHasMounted } from '../../ui/useHasMounted';
import { ReadAloudHint } from '../feedback/aloud/ReadAloudButton';
import { KEY_HINT, listenerKeys } from './text';

export interface HowToStep {
  readonly picture: ReactNode;
  readonly lines: readonly string[];
}

export function HowTo({ title, steps }: { readonly title: string; readonly steps: readonly HowToStep[] }) {
  const id = useId();
  const hasMounted = useHasMounted();
  return (
    <section className="[grid-area:howto]" aria-labelledby={id}>
      <h2 id={id} className="text-h3/[1.12]">
        {title}
      </h2>
      <ul className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-5">
        {steps.map(({ picture, lines }) => (
          <li key={lines[0]}>
            <div
              className="howto-picture flex h-28 items-center justify-center gap-[var(--howto-gap,0.5rem)] rounded-medium bg-(--place-panel) zoomed:max-w-full zoomed:flex-wrap"
              aria-hidden
            >
              {hasMounted && picture}
            </div>
            {lines.map((line) => (
              // Keyboard hints are hidden on touch screens.
              <p key={line} className={`mt-1.5 leading-[1.4] ${KEY_HINT.test(line) ? 'touch:hidden' : ''}`}>
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <ReadAloudHint />
      <p className="touch:hidden">{listenerKeys}</p>
    </section>
  );
}
