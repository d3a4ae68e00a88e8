import { useEffect, useEffectEvent } from 'react';
import type { BattleEvent } from '../../../../machines/arithmetic-hero/battle';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { RULES } from '../../../../machines/arithmetic-hero/rules';
import { duckMusicBriefly } from '../../../device/music';
import { playSound } from '../../../device/sound';
import type { SoundName } from '../../../device/sound-sprites';
import { throwConfetti } from '../../../play/feedback/confetti';
import { pitchOfStreak, setMusicAfter } from '../../../play/feedback/streak';
import { announce } from '../../../play/internal/announcer';
import { bumpScore } from '../../../play/moment/flight';
import { onRoundEvent, type Round } from '../round';
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
function soundOf(event: BattleEvent, mode: Round['mode']): SoundName | null {
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
  const hear = useEffectEvent((event: BattleEvent, { mode }: Round) => {
    setMusicAfter(event);
    const sound = soundOf(event, mode);
    if (sound !== null) {
      playSound(sound, { rate: event.type === 'correct' ? pitchOfStreak(event.streak) : 1 });
      duckMusicBriefly();
    }
    const sentence = mode === 'practice' ? null : text.announcement(event);
    if (sentence !== null) announce(sentence);
    if (event.type === 'correct' && event.points > 0 && !reducedMotion) bumpScore();
    if (event.type === 'streak' && !hasCanvas)
      throwConfetti({ particles: RULES.streak.confetti, over: 'round' }, reducedMotion);
  });
  useEffect(() => onRoundEvent(game, hear), [game]);
}
