/*
 * Decides how the rounds of a page get their questions: from a seed only, so that everyone gets the same, or picked for
 * this player from the memory on the device. With a seed in the URL everyone gets the same questions.
 */
import type { Seeds } from '../../../machines/core/seeds';
import type { DealOptions } from '../../../machines/core/session';
import { type Guide, type Mix, newMix } from '../../../machines/learning/mix';
import { isKnownSkill } from '../../catalogue/skills';
import { learningStore } from '../../device/learning';
import { type QuestionMix, settingsStore } from '../../device/settings';
import { randomSeed, type UrlOptions } from '../../device/url-options';
import { createStore, useStore } from '../../ui/page-store';

type Asked = Pick<UrlOptions, 'seed' | 'mix' | 'facts' | 'setting'>;

interface Addressed extends Asked {
  /** False in games where everyone gets the same questions. */
  readonly isMixable: boolean;
}

const NOTHING: Addressed = { seed: null, mix: null, facts: null, setting: () => null, isMixable: true };

/** Requests from the URL. Its `mix` applies until the player makes a choice. */
const addressed = createStore<Addressed>(NOTHING);

/** Stores the requests in the URL of a page. */
export const setDealingFromUrl = ({ seed, mix, facts, setting }: UrlOptions, isMixable: boolean): void =>
  addressed.set({ seed, mix, facts, setting, isMixable });

/** Whether a round has the seed of the URL, so that somebody else has chosen its questions. */
export const isRoundOfUrl = ({ seed }: Pick<Seeds, 'seed'>): boolean => seed === addressed.read().seed;

/** Whether questions are picked for this player; null in games where they never are. */
export const useQuestionMix = (): QuestionMix | null => {
  const { mix, isMixable } = useStore(addressed, NOTHING);
  const remembered = useStore(settingsStore, settingsStore.format.fallback).mix;
  return isMixable ? (mix ?? remembered) : null;
};

/** Stores the choice, for this page and on this device. */
export function setQuestionMix(mix: QuestionMix): void {
  addressed.set({ ...addressed.read(), mix: null });
  settingsStore.update((known) => ({ ...known, mix }));
}

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** Memory to pick the next questions from; null if everyone gets the same questions. */
function freshMix({ facts, mix, setting }: Asked, guide: Guide): Mix | null {
  const wanted = facts?.filter(isKnownSkill) ?? [];
  if (wanted.length > 0) return newMix(learningStore.read(), wanted);
  if ((mix ?? settingsStore.read().mix) !== 'me') return null;
  // A link that asks for a difficulty gets exactly that. A race with the last round follows the child as that one did.
  const isExact = setting('difficulty', DIFFICULTIES) !== null && setting('beside', ['1']) === null;
  return newMix(learningStore.read(), null, isExact ? undefined : guide);
}

/** Seed and mix of the first round of a page. */
export const dealFirstRound = (asked: Asked): DealOptions & { readonly seed: number } =>
  asked.seed === null ? { seed: randomSeed(), mix: freshMix(asked, 'usual') } : { seed: asked.seed, mix: null };

/** What decides the next round: the seeds of this one, and whether it has found the right difficulty. */
interface LastRound extends Seeds {
  readonly hasFoundDifficulty?: true | undefined;
}

/** Seed and mix of the next round. A seed from the URL that has not been played yet keeps its round unmixed. */
export function dealNextRound(last?: LastRound): DealOptions & { readonly seed: number } {
  const isOfAddress = last !== undefined && last.seed === addressed.read().seed && last.playedSeed !== last.seed;
  const guide = last?.hasFoundDifficulty ? 'found' : 'usual';
  return { seed: randomSeed(), mix: isOfAddress ? null : freshMix(addressed.read(), guide) };
}
