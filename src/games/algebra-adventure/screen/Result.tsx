import { useSelector } from '@xstate/react';
import { Home } from 'lucide-react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import { kindOfRound } from '../../../../machines/algebra-adventure/rules';
import { bestOf } from '../../../../machines/core/bests';
import { MistakeList } from '../../../play/MistakeList';
import { ResultCard } from '../../../play/ResultCard';
import { ResultScore } from '../../../play/ResultScore';
import { roundLink } from '../../../play/round-link';
import { StatList } from '../../../play/StatList';
import { Button } from '../../../ui/Button';
import { TextWithEmoji } from '../../../ui/Emoji';
import { game } from '../game';
import { answeredText, stepsText, text } from '../text';

interface Props {
  readonly actor: AlgebraAdventureActor;
  readonly onAgain: () => void;
}

/** What a round has brought. */
export function Result({ actor, onAgain }: Props) {
  const { round, settings, seed, bests, isNewBest } = useSelector(actor, ({ context }) => context);
  const { score, solved, streak, level, mistakes } = round;
  const { over } = text;
  return (
    <div className="game-sheet">
      <ResultCard
        title={over.title}
        praise={over.praise(solved)}
        figure={
          <ResultScore
            label={over.score}
            score={score}
            best={bestOf(bests, kindOfRound(settings)).score}
            isNewBest={isNewBest}
          />
        }
        wentWell={over.wentWell(solved, streak.longest)}
        practiceNext={over.practiceNext(mistakes.at(-1) ?? null, solved)}
        link={roundLink(game, settings, seed)}
        buttons={
          <>
            <Button variant="primary" size="big" onClick={onAgain}>
              <TextWithEmoji text={over.again} />
            </Button>
            <Button icon={<Home aria-hidden className="icon" />} onClick={() => actor.send({ type: 'BACK_TO_MENU' })}>
              {over.menu}
            </Button>
          </>
        }
      >
        <p className="algebra-badge" data-difficulty={settings.difficulty}>
          {over.badge(settings.mode, settings.difficulty)}
        </p>
        <StatList
          of="round"
          items={[
            { name: 'best-streak', label: over.bestStreak, value: streak.longest },
            { name: 'level', label: over.level, value: level },
            { name: 'solved', label: over.solved, value: solved },
          ]}
        />
        <MistakeList
          missed={mistakes.map((question) => ({
            key: question.number,
            answered: answeredText(question),
            why: stepsText(question),
          }))}
        />
      </ResultCard>
    </div>
  );
}
