import { useSelector } from '@xstate/react';
import Printer from 'lucide-react/icons/printer';
import { useEffect } from 'react';
import { STARS, toStars } from '../../../../machines/core/stars';
import { getSumSkill } from '../../../../machines/learning/skills';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { findHardestNumber, getMissedEntries, isCompleteCheck } from '../../../../machines/tables-check/review';
import { getCheckConditions, isStandardCheck, RULES } from '../../../../machines/tables-check/rules';
import { findFactRounds } from '../../../catalogue/fact-rounds';
import { OtherRounds } from '../../../play/facts/PractiseFacts';
import { BackToMenuButton } from '../../../play/frame/BackToMenuButton';
import { awardStars } from '../../../play/internal/voyage';
import { PrintSheet } from '../../../play/links/PrintSheet';
import { NextStep } from '../../../play/result/NextStep';
import { ResultActionButton, ResultActionLink, ResultActions } from '../../../play/result/ResultActions';
import { ResultCard } from '../../../play/result/ResultCard';
import { ResultRing } from '../../../play/result/ResultRing';
import type { ResultProps } from '../../../play/result/RoundResult';
import { practiseLabel } from '../../../play/round/practice';
import { getRoundParameters } from '../../../play/round/round';
import { StatText } from '../../../play/score/StatBar';
import { Button } from '../../../ui/Button';
import { useStore } from '../../../ui/page-store';
import { checksStore, type SavedCheck } from '../checks-store';
import { game } from '../game';
import { text } from '../text';
import { AverageScores } from './Arrangements';
import { CheckTable, TableByTable } from './CheckTable';
import { EarlierChecks } from './EarlierChecks';

/** The latest earlier check with the same arrangements. Others are not comparable. */
const comparable = (earlier: readonly SavedCheck[], manners: readonly string[]): SavedCheck | undefined =>
  [...earlier]
    .reverse()
    .find((one) =>
      isStandardCheck(manners) ? isStandardCheck(one.manners) : one.manners.join(' ') === manners.join(' '),
    );

/**
 * The result of a check: the score as in the official check, then everything that the official check does not
 * report.
 */
export function Result({ actor, onAgain }: ResultProps<TablesCheckActor>) {
  const { round, settings, seed } = useSelector(actor, ({ context }) => context);
  const { entries, score, pauses } = round;
  const { over } = text;
  const checks = useStore(checksStore);
  // The official check awards no stars, but this game's island does, like all others.
  useEffect(() => awardStars(game.id, toStars(score / RULES.questions), STARS.max), [score]);
  const manners = getCheckConditions(settings, pauses);
  const earlier = isCompleteCheck(round) ? checks.slice(0, -1) : checks;
  const before = isCompleteCheck(round) ? comparable(earlier, manners) : undefined;
  const missed = getMissedEntries(entries).map(({ question }) => getSumSkill(question));
  const [first, ...others] = findFactRounds('×', missed);
  const taken = manners.length > 0 && <p>{over.taken(manners, isStandardCheck(manners))}</p>;
  return (
    <div className="game-sheet">
      <ResultCard
        title={over.title(score)}
        praise={over.praise(score, entries.length)}
        figure={
          <>
            <ResultRing ratio={score / RULES.questions} stars={null} countsTo={score} letters={String(score).length}>
              <StatText name="score" text={String(score)} value={score} />
            </ResultRing>
            <span className="result-label">{over.outOf}</span>
            {!isCompleteCheck(round) && <span className="result-label">{over.stopped(entries.length)}</span>}
            {before !== undefined && <span className="result-label">{over.compared(score - before.score)}</span>}
            {taken}
          </>
        }
        round={{ seed, tally: { right: score, answers: entries.length } }}
        wentWell={over.wentWell(score)}
        practiceNext={over.practise(findHardestNumber(entries))}
        link={getRoundParameters(game, settings, seed)}
        forTeachers={<AverageScores />}
        actions={
          first === undefined ? (
            <NextStep onPress={onAgain}>{over.again}</NextStep>
          ) : (
            <ResultActions>
              <ResultActionButton variant="plain" onPress={onAgain}>
                {over.again}
              </ResultActionButton>
              <ResultActionLink to={first.address}>{practiseLabel(missed.length)}</ResultActionLink>
            </ResultActions>
          )
        }
        buttons={
          <>
            <OtherRounds rounds={others} />
            <BackToMenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })}>{over.menu}</BackToMenuButton>
          </>
        }
      >
        {entries.length > 0 && (
          <>
            <TableByTable entries={entries} />
            <CheckTable entries={entries} />
            <Button icon={<Printer aria-hidden className="icon" />} onClick={() => globalThis.print()}>
              {over.print}
            </Button>
          </>
        )}
        {earlier.length > 0 && <EarlierChecks title={over.earlier} checks={earlier} />}
        <PrintSheet>
          <h1 className="text-[1.5rem]">{over.sheet(isCompleteCheck(round) ? (checks.at(-1)?.at ?? null) : null)}</h1>
          <p>{over.name}</p>
          <p>
            <b>{over.title(score)}</b>
          </p>
          {taken}
          <TableByTable entries={entries} />
          <CheckTable entries={entries} />
        </PrintSheet>
      </ResultCard>
    </div>
  );
}
