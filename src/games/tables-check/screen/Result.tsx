import { useSelector } from '@xstate/react';
import Printer from 'lucide-react/icons/printer';
import { STARS, toStars } from '../../../../machines/core/stars';
import { getSumSkill } from '../../../../machines/learning/skills';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { findHardestNumber, getMissedEntries, isCompleteCheck } from '../../../../machines/tables-check/review';
import { getCheckConditions, isStandardCheck, RULES } from '../../../../machines/tables-check/rules';
import { findFactRounds } from '../../../catalogue/fact-rounds';
import { OtherRounds } from '../../../play/facts/PractiseFacts';
import { BackToMenuButton } from '../../../play/frame/BackToMenuButton';
import { PrintSheet } from '../../../play/links/PrintSheet';
import { ResultActionLink } from '../../../play/result/ResultActions';
import { ResultCard } from '../../../play/result/ResultCard';
import { RoundActions } from '../../../play/result/RoundActions';
import type { ResultProps } from '../../../play/result/RoundResult';
import { right } from '../../../play/result/text';
import { practiseLabel } from '../../../play/round/fixing-text';
import { getRoundParameters } from '../../../play/round/round';
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
  const manners = getCheckConditions(settings, pauses);
  const earlier = isCompleteCheck(round) ? checks.slice(0, -1) : checks;
  const before = isCompleteCheck(round) ? comparable(earlier, manners) : undefined;
  const missed = getMissedEntries(entries).map(({ question }) => getSumSkill(question));
  const [first, ...others] = findFactRounds('×', missed);
  const taken = manners.length > 0 && <p>{over.taken(manners, isStandardCheck(manners))}</p>;
  return (
    <ResultCard
      title={over.title(score)}
      praise={over.praise(score, entries.length)}
      count={{ number: score, of: RULES.questions, unit: right, name: 'score' }}
      // The official check awards no stars, but this game's island does, like all others.
      stars={{ count: toStars(score / RULES.questions), max: STARS.max }}
      showsStars={false}
      score={
        <>
          {!isCompleteCheck(round) && <p>{over.stopped(entries.length)}</p>}
          {before !== undefined && <p>{over.compared(score - before.score)}</p>}
        </>
      }
      figures={taken}
      round={{
        seed,
        tally: { right: score, answers: entries.length },
        asked: { settings, answers: entries.map(({ given }) => given.verdict === 'right') },
      }}
      wentWell={over.wentWell(score)}
      practiceNext={over.practise(findHardestNumber(entries))}
      link={getRoundParameters(game, settings, seed)}
      forTeachers={<AverageScores />}
      actions={
        <RoundActions again={over.again} onAgain={onAgain}>
          {first !== undefined && (
            <ResultActionLink to={first.address}>{practiseLabel(missed.length)}</ResultActionLink>
          )}
        </RoundActions>
      }
      buttons={<BackToMenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })}>{over.menu}</BackToMenuButton>}
    >
      <OtherRounds rounds={others} />
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
  );
}
