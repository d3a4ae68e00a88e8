import { useEffect } from 'react';
import type { ChoiceSetting } from '../../../machines/core/session';
import type { Game } from '../../catalogue/define-game';
import { hasMultipleChoice } from '../../catalogue/multiple-choice';
import { scanningStore } from '../../device/scanning';
import type { UrlOptions } from '../../device/url-options';
import { useStore } from '../../ui/page-store';
import { type AnswerSetting, initialAnswers } from './answer-mode';
import { usePlayMode } from './play-mode';

interface Choosing {
  getSnapshot(): {
    readonly context: { readonly settings: AnswerSetting; readonly nextSettings?: AnswerSetting };
    hasTag(tag: 'menu' | 'result'): boolean;
  };
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: { readonly type: 'CHOOSE_ANSWERS' } & ChoiceSetting): void;
}

/** Changes the answer mode from the next round on if scanning is switched on or off while the page is open. */
export function useAnswerMode(actor: Choosing, game: Game, switches: UrlOptions): void {
  const { seat, board } = usePlayMode();
  const scanning = useStore(scanningStore, null);
  const isAsked = hasMultipleChoice(game) && seat === null && board === null;
  useEffect(() => {
    if (!isAsked) return undefined;
    const { answers } = initialAnswers(game, switches, scanning !== null);
    const choose = () => {
      const snapshot = actor.getSnapshot();
      const { settings, nextSettings = settings } = snapshot.context;
      const isBetween = snapshot.hasTag('menu') || snapshot.hasTag('result');
      if (isBetween && nextSettings.answers !== answers) actor.send({ type: 'CHOOSE_ANSWERS', answers });
    };
    choose();
    const following = actor.subscribe(choose);
    return () => following.unsubscribe();
  }, [actor, game, switches, isAsked, scanning]);
}
