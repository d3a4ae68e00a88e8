// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mathFactsMachine } from '../../machines/math-facts/machine';
import type { Settings } from '../../machines/math-facts/rules';
import { game } from '../../src/games/math-facts/game';

vi.mock('../../src/device/sound');

const KEY = 'numeria.math-facts.choice';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** The game as a page begins with it at this address, by what the device keeps now. */
async function openPage(query = '') {
  history.replaceState(null, '', `/math-facts${query}`);
  const { useGame } = await import('../../src/play/useGame');
  const { actor } = renderHook(() => useGame(mathFactsMachine, game)).result.current;
  const settings = () => actor.getSnapshot().context.settings;
  return {
    chosen: () => [settings().mode, settings().difficulty],
    choose: (chosen: Partial<Settings>) => act(() => actor.send({ type: 'CHOOSE', chosen })),
  };
}

const keep = (data: unknown) => localStorage.setItem(KEY, JSON.stringify({ version: 1, data }));
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

describe('What the menu chose last', () => {
  it('is addition and easy on a new device, where nothing is kept', async () => {
    const { chosen } = await openPage();
    expect([chosen(), kept()]).toEqual([['addition', 'easy'], null]);
  });

  it('is kept on the device, and chosen again when the page is opened again', async () => {
    const first = await openPage();
    first.choose({ mode: 'mixed' });
    first.choose({ difficulty: 'hard' });
    expect(kept()).toEqual({ version: 1, data: { mode: 'mixed', difficulty: 'hard' } });
    vi.resetModules();
    const second = await openPage();
    expect(second.chosen()).toEqual(['mixed', 'hard']);
  });

  it('gives way to the address, whose choice is not kept', async () => {
    keep({ mode: 'mixed', difficulty: 'hard' });
    const { chosen, choose } = await openPage('?mode=division&difficulty=easy');
    expect(chosen()).toEqual(['division', 'easy']);
    expect(kept()).toEqual({ version: 1, data: { mode: 'mixed', difficulty: 'hard' } });
    choose({ difficulty: 'medium' });
    expect(kept()).toEqual({ version: 1, data: { mode: 'mixed', difficulty: 'medium' } });
  });

  it.each([[{ mode: 'geometry', difficulty: 'hard' }], [{ mode: 'mixed' }], ['mixed'], [null]])(
    'is as on a new device where %j was kept',
    async (data) => {
      keep(data);
      const { chosen } = await openPage();
      expect(chosen()).toEqual(['addition', 'easy']);
    },
  );
});
