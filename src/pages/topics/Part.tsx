import { type ReactNode, useId } from 'react';

/** A part of a topic's page under a heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
