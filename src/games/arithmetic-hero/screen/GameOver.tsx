import { useSelector } from '@xstate/react';
import { Home, RotateCcw, Star } from 'lucide-react';
import { useEffect } from 'react';
import { nextLevel } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { bestFor, type Saved } from '../../../../machines/arithmetic-hero/progress';
import { accuracyGrade, accuracyOf, scoreGrade, worthPractising } from '../../../../machines/arithmetic-hero/rules';
import type { Result } from '../../../../machines/arithmetic-hero/session';
import { throwConfetti } from '../../../confetti';
import { equationText, numberText } from '../../../format';
import { CopyLink } from '../../../play/CopyLink';
import { ResultCard } from '../../../play/ResultCard';
import { FigureText } from '../../../play/StatBar';
import { play } from '../../../sound';
import { Button } from '../../../ui/Button';
import { linkOf } from '../link';
import { text } from '../text';
import { AchievementCard } from './AchievementCard';

interface Props {
  readonly actor: ArithmeticHeroActor;
  readonly isCalm: boolean;
  readonly onAgain: () => void;
}

/** As many mistakes as are worth looking at again. */
const MOST_MISTAKES = 4;

/** The level after the one that was played, where the player may go on to it. */
function openLevelAfter({ round }: Result, { progress }: Saved): number | null {
  const next = round.mode === 'arcade' ? nextLevel(round.level) : null;
  return next !== null && next <= progress.unlockedLevels ? next : null;
}

/** What a round has brought. */
export function GameOver({ actor, isCalm, onAgain }: Props) {
  const result = useSelector(actor, ({ context }) => context.result);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const isGreat = result !== null && (result.isNewHighScore || result.openedLevel !== null);
  useEffect(() => {
    play(isGreat ? 'levelUp' : 'finish');
    if (isGreat) throwConfetti({ particles: 100 }, isCalm);
  }, [isGreat, isCalm]);
  if (result === null) return null;

  const { over } = text;
  const { tally, round } = result;
  const lastMistakes = tally.mistakes.slice(-MOST_MISTAKES).toReversed();
  return (
    <div className="game-sheet">
      <ResultCard
        title={over.title}
        praise={over.praise[scoreGrade(tally.score)]}
        figure={<ScoreFigure result={result} best={bestFor(saved, round)} />}
        wentWell={over.wentWell(tally.solved, tally.streak.longest)}
        practiseNext={over.practiseNext(worthPractising(tally.mistakes), {
          solved: tally.solved,
          openLevel: openLevelAfter(result, saved),
        })}
        buttons={
          <>
            <Button variant="primary" size="big" icon={<RotateCcw aria-hidden className="icon" />} onClick={onAgain}>
              {over.again}
            </Button>
            <Button icon={<Home aria-hidden className="icon" />} onClick={() => actor.send({ type: 'BACK_TO_MENU' })}>
              {over.menu}
            </Button>
            <CopyLink parameters={linkOf(settings, seed)} />
          </>
        }
      >
        <Tally result={result} />
        {result.openedLevel !== null && (
          <div className="result-news">
            <h3>{over.newLevel}</h3>
            <p>{over.reached(result.openedLevel)}</p>
          </div>
        )}
        {result.achievements.length > 0 && (
          <section>
            <h3>{over.achievements}</h3>
            <ul className="achievement-list">
              {result.achievements.map((achievement) => (
                <AchievementCard key={achievement.id} achievement={achievement} />
              ))}
            </ul>
          </section>
        )}
        {lastMistakes.length > 0 && (
          <section>
            <h3>{over.lookAgain}</h3>
            <ul className="mistake-list">
              {lastMistakes.map((mistake) => (
                <li key={equationText(mistake)}>
                  <b>{equationText(mistake)}</b>
                  <span>{text.play.why(mistake)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </ResultCard>
    </div>
  );
}

function ScoreFigure({ result: { tally, isNewHighScore }, best }: { readonly result: Result; readonly best: number }) {
  return (
    <>
      <span className="result-label">{text.over.score}</span>
      <span className="result-number">
        {isNewHighScore && <Star aria-hidden className="icon icon-solid result-star" />}
        <FigureText name="score" text={numberText(tally.score)} value={tally.score} />
      </span>
      <span className="result-label">
        {isNewHighScore ? (
          text.over.newBest
        ) : (
          <>
            {text.over.best} <FigureText name="best" text={numberText(best)} value={best} />
          </>
        )}
      </span>
    </>
  );
}

function Tally({ result: { tally } }: { readonly result: Result }) {
  const { over } = text;
  const accuracy = accuracyOf(tally);
  return (
    <dl className="result-tally">
      <div>
        <dt>{over.bestStreak}</dt>
        <dd>
          <FigureText name="best-streak" text={numberText(tally.streak.longest)} value={tally.streak.longest} />
        </dd>
      </div>
      <div>
        <dt>{over.accuracy}</dt>
        <dd>
          <FigureText name="accuracy" text={`${accuracy}%`} value={accuracy} />
          <small>{over.onAccuracy[accuracyGrade(accuracy)]}</small>
        </dd>
      </div>
      <div>
        <dt>{over.solved}</dt>
        <dd>
          <FigureText name="solved" text={numberText(tally.solved)} value={tally.solved} />
        </dd>
      </div>
    </dl>
  );
}
