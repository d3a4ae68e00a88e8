import { useEffect, useEffectEvent, useRef } from 'react';
import type { Happening } from '../../../../machines/arithmetic-hero/battle';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { RULES } from '../../../../machines/arithmetic-hero/rules';
import { throwConfetti } from '../../../confetti';
import { announce } from '../../../play/announcer';
import { play } from '../../../sound';
import type { SoundName } from '../../../sound-sprites';
import { followRounds, type Round } from '../round';
import type { CityView } from '../scene';
import { text } from '../text';

const SOUNDS: Readonly<Record<Happening['kind'], SoundName>> = {
  solved: 'zap',
  wrong: 'wrong',
  landed: 'crash',
  powerUp: 'powerUp',
  powerUpOver: 'powerUpOver',
  shieldRestored: 'unlock',
  wave: 'wave',
};

interface Looks {
  readonly isCalm: boolean;
  /** Where there is a picture, its scene throws the confetti. */
  readonly hasPicture: boolean;
}

/** Lets the player hear what happens in a round, and tells those who listen. */
export function useHeroHappenings(game: ArithmeticHeroActor, { isCalm, hasPicture }: Looks): void {
  const last = useRef<readonly Happening[]>([]);
  const hear = useEffectEvent(({ happened, streak }: CityView, { mode }: Round) => {
    if (happened === last.current) return;
    last.current = happened;
    for (const happening of happened) {
      const isOfMultiZap = happening.kind === 'solved' && happening.by === 'multiZap';
      if (!isOfMultiZap) play(mode === 'practice' && happening.kind === 'solved' ? 'correct' : SOUNDS[happening.kind]);
      const sentence = mode === 'practice' ? null : text.said(happening);
      if (sentence !== null) announce(sentence);
    }
    if (happened.some(({ kind }) => kind === 'powerUp') && happened.some(isMultiZap)) play('multiZap');
    const isCheer = streak > 0 && streak % RULES.streak.confettiEvery === 0 && happened.some(isAnswer);
    if (!isCheer) return;
    play('streak');
    if (!hasPicture) throwConfetti({ particles: RULES.streak.confetti }, isCalm);
  });
  useEffect(() => followRounds(game, hear), [game]);
}

const isMultiZap = (happening: Happening): boolean => happening.kind === 'solved' && happening.by === 'multiZap';
const isAnswer = (happening: Happening): boolean => happening.kind === 'solved' && happening.by === 'answer';
