import { useSelector } from '@xstate/react';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import type { Mode } from '../../../../machines/arithmetic-hero/rules';
import type { TabbedParts } from '../useTabbedParts';
import { BattlePanel } from './BattlePanel';
import { ArcadeStatus, BattleOverlay, ChallengeStatus } from './BattleRound';
import { PracticeOverlay, PracticePanel, PracticeStatus } from './PracticeRound';

interface Props {
  readonly actor: ArithmeticHeroActor;
}

const STATUS = { arcade: ArcadeStatus, challenge: ChallengeStatus, practice: PracticeStatus } as const;

const useMode = (actor: ArithmeticHeroActor): Mode => useSelector(actor, ({ context }) => context.round.settings.mode);

export function RoundStatus({ actor }: Props) {
  const Status = STATUS[useMode(actor)];
  return <Status actor={actor} />;
}

export function RoundOverlay({ actor, tabbed }: Props & { readonly tabbed: TabbedParts | null }) {
  return useMode(actor) === 'practice' ? (
    <PracticeOverlay actor={actor} tabbed={tabbed} />
  ) : (
    <BattleOverlay actor={actor} />
  );
}

export function RoundPanel({ actor }: Props) {
  return useMode(actor) === 'practice' ? <PracticePanel actor={actor} /> : <BattlePanel actor={actor} />;
}
