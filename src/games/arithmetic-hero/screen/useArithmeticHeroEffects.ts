import { useEffectEvent, useLayoutEffect } from 'react';
import type { BattleEvent, EmittedEvent } from '../../../../machines/arithmetic-hero/battle';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { type Mode, RULES } from '../../../../machines/arithmetic-hero/rules';
import type { ProgressChanged } from '../../../../machines/arithmetic-hero/session';
import { duckMusicBriefly } from '../../../device/music';
import { playSound } from '../../../device/sound';
import type { SoundName } from '../../../device/sound-sprites';
import { bumpScore } from '../../../play/celebration/flight';
import { throwConfetti } from '../../../play/feedback/confetti';
import { soundClueFor } from '../../../play/feedback/sound-clues';
import { getStreakPitch, setMusicAfter } from '../../../play/feedback/streak-sound';
import { announcementOptions } from '../../../play/feedback/useEventSpeech';
import { announce } from '../../../play/internal/announcer';
import { text } from '../text';

const SOUNDS: Readonly<Record<BattleEvent['type'], SoundName>> = {
  correct: 'zap',
  incorrect: 'wrong',
  landed: 'crash',
  streak: 'streak',
  powerUp: 'powerUp',
  powerUpOver: 'powerUpOver',
  shieldRestored: 'unlock',
  wave: 'wave',
};

/** The sound of an event. A multi-zap plays one sound, at the first extra sum that it solves. */
function soundOf(event: BattleEvent, mode: Mode): SoundName | null {
  if (event.type !== 'correct') return SOUNDS[event.type];
  if (event.by === 'multiZap') return event.index === 1 ? 'multiZap' : null;
  return mode === 'practice' ? 'correct' : SOUNDS.correct;
}

interface Looks {
  readonly reducedMotion: boolean;
  /** If there is a canvas, the scene throws the confetti. */
  readonly hasCanvas: boolean;
}

/** Plays a round's sounds and announces its events to screen readers. */
export function useArithmeticHeroEffects(game: ArithmeticHeroActor, { reducedMotion, hasCanvas }: Looks): void {
  const hear = useEffectEvent((event: EmittedEvent | ProgressChanged) => {
    if (event.type === 'answered' || event.type === 'CHANGED') return;
    const { mode } = game.getSnapshot().context.round.settings;
    setMusicAfter(event);
    const sound = soundOf(event, mode);
    if (sound !== null) {
      const clue = soundClueFor(event.type);
      if (clue !== null) playSound(clue);
      else playSound(sound, { rate: event.type === 'correct' ? getStreakPitch(event.streak) : 1 });
      duckMusicBriefly();
    }
    const sentence = mode === 'practice' ? null : text.announcement(event);
    if (sentence !== null) announce(sentence, announcementOptions(event.type));
    if (event.type === 'correct' && event.points > 0 && !reducedMotion) bumpScore();
    if (event.type === 'streak' && !hasCanvas)
      throwConfetti({ particles: RULES.streak.confetti, over: 'round' }, reducedMotion);
  });
  // A layout effect, because the machine starts after it and its first wave is an event too.
  useLayoutEffect(() => {
    const hearing = game.on('*', (event) => hear(event));
    return () => hearing.unsubscribe();
  }, [game]);
}
