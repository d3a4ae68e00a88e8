/*
 * By what the rounds of a page are dealt: by a seed alone, which asks everybody the same, or mixed for the player of this
 * device by what it knows. A seed in the address always asks everybody the same.
 */
import type { Seeds } from '../../machines/core/seeds';
import type { Dealing } from '../../machines/core/session';
import { isKnownSkill } from '../../machines/learning/kinds';
import { type Mix, newMix } from '../../machines/learning/mix';
import { learningStore } from '../device/learning';
import { createStore, useStore } from '../device/page-store';
import { type Mixing, settingsStore } from '../device/settings';
import { freshSeed, type Switches } from '../device/switches';

interface Asked extends Pick<Switches, 'seed' | 'mix' | 'facts'> {
  /** False in a game that asks everybody the same. */
  readonly isMixable: boolean;
}

const NOTHING: Asked = { seed: null, mix: null, facts: null, isMixable: true };

/** What the address of this page asks for; how it mixes, until somebody chooses. */
const addressed = createStore<Asked>(NOTHING);

/** Takes over what the address of a page asks for. */
export const dealAs = ({ seed, mix, facts }: Switches, isMixable: boolean): void =>
  addressed.set({ seed, mix, facts, isMixable });

/** Whether rounds are mixed here now. */
const readMixing = (): Mixing => addressed.read().mix ?? settingsStore.read().mix;

/** The same, as it changes; null where nothing is ever mixed. */
export const useMixing = (): Mixing | null => {
  const { mix, isMixable } = useStore(addressed, NOTHING);
  const remembered = useStore(settingsStore, settingsStore.format.fallback).mix;
  return isMixable ? (mix ?? remembered) : null;
};

/** Chooses whether rounds are mixed, for this page and on this device. */
export function chooseMixing(mix: Mixing): void {
  addressed.set({ ...addressed.read(), mix: null });
  settingsStore.update((known) => ({ ...known, mix }));
}

/** What a round is mixed by that no seed of the address names; null where it asks everybody the same. */
function freshMix(): Mix | null {
  const { facts } = addressed.read();
  const wanted = facts?.filter(isKnownSkill) ?? [];
  if (wanted.length > 0) return newMix(learningStore.read(), wanted);
  return readMixing() === 'me' ? newMix(learningStore.read()) : null;
}

/** What the first round of a page is dealt by. */
export const firstDealing = (): Dealing & { readonly seed: number } => {
  const { seed } = addressed.read();
  return seed === null ? { seed: freshSeed(), mix: freshMix() } : { seed, mix: null };
};

/** What the next round is dealt by, where the seed at hand (of the address, perhaps) has been played or is not wanted. */
export function nextDealing(seeds?: Seeds): Dealing & { readonly seed: number } {
  const isOfAddress = seeds !== undefined && seeds.seed === addressed.read().seed && seeds.playedSeed !== seeds.seed;
  return { seed: freshSeed(), mix: isOfAddress ? null : freshMix() };
}
