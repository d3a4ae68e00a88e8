// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { NO_MEMORY } from '../../machines/learning/memory';
import { newMix } from '../../machines/learning/mix';
import { readUrlOptions } from '../../src/device/url-options';
import { decodeChallenge, encodeChallenge } from '../../src/play/modes/friend/challenge-code';
import { dealFirstRound, dealNextRound, isRoundOfUrl, setDealingFromUrl } from '../../src/play/round/dealing';

const open = (search: string) => {
  const switches = readUrlOptions(search);
  setDealingFromUrl(switches, true);
  return dealFirstRound(switches);
};

afterEach(() => {
  open('');
});

describe('The difficulty', () => {
  it.each([
    ['follows a child who opens a game', '', 'usual'],
    ['follows a child at the mode of a link', '?mode=addition', 'usual'],
    ['is exactly that of a link', '?difficulty=easy', undefined],
    ['follows nobody if only some facts are asked', '?facts=7x8', undefined],
  ])('%s', (_, search, guide) => {
    expect(open(search).mix?.guide).toBe(guide);
    expect(dealNextRound().mix?.guide).toBe(guide);
  });

  it('of the next round is the one that a round has found', () => {
    open('');
    expect(dealNextRound({ seed: 1, playedSeed: 1, hasFoundDifficulty: true }).mix?.guide).toBe('found');
  });
});

describe('A round', () => {
  it('is that of a link if it has its seed', () => {
    open('?seed=7');
    expect([isRoundOfUrl({ seed: 7 }), isRoundOfUrl({ seed: 8 })]).toEqual([true, false]);
  });

  it.each([
    ['is sent to a friend with how its difficulty followed the child', 'usual'],
    ['is sent to a friend as it always was if it did not', undefined],
  ] as const)('%s', (_, guide) => {
    const timeline = [{ atMs: 1000, isCorrect: true }];
    const mix = { ...newMix(NO_MEMORY, null, guide), picks: [3] };
    const code = encodeChallenge({ timeline, mix }, 'a game');
    expect(decodeChallenge(code ?? '', 'a game')).toEqual({ timeline, picks: [3], ...(guide && { guide }) });
    expect(decodeChallenge(code ?? '', 'another game')).toBeNull();
  });
});
