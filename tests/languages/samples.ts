/* Texts of English with their translations, for the checks of wording. */
import { writtenBy } from './checks/values-of-pairs.ts';
import { flatten } from './flatten.ts';
import { nameOf, type Pair } from './pairs.ts';

export interface Sample {
  readonly name: string;
  readonly path: string;
  readonly english: string;
  readonly translated: string;
}

/** Different sentences of one function. */
const SAMPLES = 40;

function* samplesOf(pair: Pair): Generator<Sample> {
  const origin = { name: nameOf(pair), path: pair.path };
  if (pair.kind === 'missing') return;
  if (pair.kind === 'text') {
    yield { ...origin, english: flatten(pair.english), translated: flatten(pair.translated) };
    return;
  }
  const seen = new Set<string>();
  for (const { english, translated } of writtenBy(pair, undefined, SAMPLES)) {
    if (seen.has(english)) continue;
    seen.add(english);
    yield { ...origin, english, translated };
  }
}

/** Each text, and what each function writes for a few examples. */
export const listSamples = (pairs: readonly Pair[]): readonly Sample[] => pairs.flatMap((pair) => [...samplesOf(pair)]);

/** One line for each text with a fault, unless the language allows it: the first sample of a function. */
export function findFaults(
  samples: readonly Sample[],
  allowed: Readonly<Record<string, string>> | undefined,
  faultsOf: (sample: Sample) => readonly string[],
): readonly string[] {
  const prefixes = Object.keys(allowed ?? {});
  const found = new Map<string, string>();
  for (const sample of samples) {
    const { name, english, translated } = sample;
    if (found.has(name) || prefixes.some((prefix) => name.startsWith(prefix))) continue;
    const faults = faultsOf(sample);
    if (faults.length > 0) found.set(name, `${name}: ${faults.join('; ')}: "${english}" "${translated}"`);
  }
  return [...found.values()];
}
