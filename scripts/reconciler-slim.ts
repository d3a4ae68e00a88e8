import type { Plugin } from 'vite';

/** What React's reconciler asks its host whether it can do, and what @pixi/react answers (its lib/core/reconciler.mjs). */
export const ANSWERS: Readonly<Record<string, boolean>> = {
  isPrimaryRenderer: false,
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsMicrotasks: false,
  supportsResources: false,
  supportsSingletons: false,
  supportsTestSelectors: false,
};

const RECONCILER = /\/react-reconciler\/cjs\/react-reconciler\.production\.js$/;

/** The reconciler's text with the answers in it, so that what follows from another one is left out; throws an Error where a question is not asked. */
export function answered(reconciler: string): string {
  return Object.entries(ANSWERS).reduce((text, [question, answer]) => {
    const asked = `${question} = $$$config.${question}`;
    if (!text.includes(asked)) throw new Error(`scripts/reconciler-slim.ts: React does not ask for "${question}".`);
    // Not the names of properties, and the variable itself under another name.
    return text
      .replace(asked, () => `_${question} = ${answer}`)
      .replace(new RegExp(`(?<![.\\w])${question}\\b(?!:)`, 'g'), String(answer));
  }, reconciler);
}

/** Leaves out of the second reconciler, which @pixi/react brings, what Pixi never asks of it. */
export const reconcilerSlim = (): Plugin => ({
  name: 'reconciler-slim',
  enforce: 'pre',
  transform: (code, id) => (RECONCILER.test(id) ? { code: answered(code), map: null } : null),
});
