import type { AnswerForm } from '../../../../machines/arithmetic-hero/rules';
import type { Round } from '../round';
import type { TabbedParts } from '../useTabbedParts';
import { ArcadeOverlay, ArcadeStatus } from './ArcadeRound';
import { BattlePanel } from './BattlePanel';
import { ChallengeOverlay, ChallengePanel, ChallengeStatus } from './ChallengeRound';
import { PracticeOverlay, PracticePanel, PracticeStatus } from './PracticeRound';

interface Props {
  readonly round: Round;
}

export function RoundStatus({ round }: Props) {
  switch (round.mode) {
    case 'arcade':
      return <ArcadeStatus actor={round.actor} />;
    case 'challenge':
      return <ChallengeStatus actor={round.actor} />;
    case 'practice':
      return <PracticeStatus actor={round.actor} />;
  }
}

export function RoundOverlay({ round, tabbed }: Props & { readonly tabbed: TabbedParts | null }) {
  switch (round.mode) {
    case 'arcade':
      return <ArcadeOverlay actor={round.actor} />;
    case 'challenge':
      return <ChallengeOverlay actor={round.actor} />;
    case 'practice':
      return <PracticeOverlay actor={round.actor} tabbed={tabbed} />;
  }
}

export function RoundPanel({ round, answers }: Props & { readonly answers: AnswerForm }) {
  switch (round.mode) {
    case 'arcade':
      return <BattlePanel actor={round.actor} answers={answers} />;
    case 'challenge':
      return <ChallengePanel actor={round.actor} answers={answers} />;
    case 'practice':
      return <PracticePanel actor={round.actor} />;
  }
}
