/* Settings of games that are one for all games of a device: the currency. */
import { useEffect } from 'react';
import { CURRENCIES, type Currency } from '../../../machines/core/currencies';
import type { Game } from '../../catalogue/define-game';
import { settingsStore } from '../../device/settings';
import { CURRENCY } from '../../locale/currency';

const readMoney = (): Currency => settingsStore.read().money ?? CURRENCY;

/** The settings that games have on this device, unless a link has others. */
export const readDeviceChoices = (): Readonly<Record<string, string>> => ({ money: readMoney() });

interface Actor {
  getSnapshot(): { readonly context: { readonly settings: object }; hasTag(tag: 'menu'): boolean };
  subscribe(listener: (snapshot: ReturnType<Actor['getSnapshot']>) => void): { unsubscribe(): void };
  send(event: { readonly type: 'CHOOSE'; readonly chosen: object }): void;
}

const moneyOf = (settings: object): Currency | undefined =>
  CURRENCIES.find((money) => 'money' in settings && money === settings.money);

/**
 * Stores the currency when it is chosen in the menu of a game, and tells the menu when it is chosen elsewhere. A currency
 * from a link is not stored.
 */
export function useDeviceChoices(actor: Actor, game: Game): void {
  const hasMoney = 'money' in game.settings;
  useEffect(() => {
    if (!hasMoney) return undefined;
    let inGame = moneyOf(actor.getSnapshot().context.settings);
    let onDevice = readMoney();
    const following = actor.subscribe(({ context }) => {
      const money = moneyOf(context.settings);
      if (money === undefined || money === inGame) return;
      inGame = money;
      onDevice = money;
      settingsStore.update((settings) => ({ ...settings, money }));
    });
    const stop = settingsStore.subscribe(() => {
      const money = readMoney();
      if (money === onDevice) return;
      onDevice = money;
      if (!actor.getSnapshot().hasTag('menu')) return;
      inGame = money;
      actor.send({ type: 'CHOOSE', chosen: { money } });
    });
    return () => {
      following.unsubscribe();
      stop();
    };
  }, [actor, hasMoney]);
}
