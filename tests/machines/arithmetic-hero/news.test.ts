/* The banner shows each item for a fixed length of game time, whatever else happens. */
import { describe, expect, it } from 'vitest';
import { type BannerMessage, withWave } from '../../../machines/arithmetic-hero/battle';
import { applyAnswer, nextChangeMs, settleBattle } from '../../../machines/arithmetic-hero/battle-events';
import { POWER_UPS } from '../../../machines/arithmetic-hero/rules';
import { createBattle, createCard } from './helpers/cards';
import { WRONG } from './helpers/game';
import { arcadeRound, type Player, seedWithPowerUp } from './helpers/rounds';

const WAVE_MS = 1600;
const POWER_UP_MS = 3000;

const said = (news: BannerMessage | null) =>
  news && (news.event.type === 'wave' ? `wave ${news.event.wave}` : news.event.powerUp);
const shownBy = ({ battle }: Player) => said(battle().news);

describe('The battle news', () => {
  it('shows a wave for 1.6 s and a power-up for 3 s', () => {
    expect(withWave(createBattle(), 4, 1000).news).toMatchObject({ untilMs: 1000 + WAVE_MS });
    for (const powerUp of POWER_UPS) {
      const battle = applyAnswer(createBattle({ cards: [createCard(1, { powerUp })] }), { value: 1, to: null }, 1000);
      expect([said(battle.news), battle.news?.untilMs]).toEqual([powerUp, 1000 + POWER_UP_MS]);
    }
  });

  it('ends on time even if nothing else changes, and is then forgotten', () => {
    const battle = withWave(createBattle({ cards: [createCard(1, { landsMs: 5000 })] }), 2, 1000);
    expect(nextChangeMs(battle, 1000)).toBe(2600);
    expect(settleBattle(battle, 2599).news).not.toBeNull();
    expect(settleBattle(battle, 2600).news).toBeNull();
    expect(nextChangeMs(settleBattle(battle, 2600), 2600)).toBe(5001);
  });

  it('is replaced by newer news', () => {
    const cards = [createCard(1, { powerUp: 'shield' }), createCard(2)];
    const empowered = applyAnswer(withWave(createBattle({ cards }), 2, 0), { value: 1, to: null }, 500);
    expect([said(empowered.news), empowered.news?.untilMs]).toEqual(['shield', 3500]);
    expect(said(withWave(empowered, 3, 1000).news)).toBe('wave 3');
    expect(said(applyAnswer(empowered, { value: 2, to: null }, 900).news)).toBe('shield');
  });
});

describe('The arcade banner', () => {
  it.each(['normal', 'longer', 'none'] as const)('shows a wave for 1.6 s of game time (time: %s)', (time) => {
    const game = arcadeRound({ time });
    expect(shownBy(game)).toBe('wave 1');
    game.advance(WAVE_MS - 1);
    expect(shownBy(game)).toBe('wave 1');
    game.advance(1);
    expect(shownBy(game)).toBeNull();
  });

  it.each(['normal', 'none'] as const)('stays while the game is paused (time: %s)', (time) => {
    const game = arcadeRound({ time });
    game.advance(1000);
    game.clock.pause();
    game.advance(60_000);
    expect(shownBy(game)).toBe('wave 1');
    game.clock.resume();
    game.advance(600);
    expect(shownBy(game)).toBeNull();
  });

  it('shows a power-up for 3 s even if the next sum appears in that time', () => {
    const game = arcadeRound({ level: 3, time: 'none', seed: seedWithPowerUp(3, 2, 0, 'doublePoints') });
    game.advance(5000);
    game.solve();
    game.advance(2999);
    expect([game.state(), shownBy(game)]).toEqual(['asking', 'doublePoints']);
    game.advance(1);
    expect([game.state(), shownBy(game)]).toEqual(['asking', null]);
  });

  it('disappears while the player looks at a mistake', () => {
    const game = arcadeRound({ time: 'none' });
    game.answer(WRONG);
    game.advance(WAVE_MS);
    expect([game.state(), shownBy(game)]).toEqual(['feedback', null]);
  });
});
