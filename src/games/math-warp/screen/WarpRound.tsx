import { shallowEqual, useSelector } from '@xstate/react';
import { waitsAfterMistake } from '../../../../machines/core/time-setting';
import type { MathWarpActor, MathWarpSnapshot } from '../../../../machines/math-warp/machine';
import { isWarpStreak, RULES } from '../../../../machines/math-warp/rules';
import { StageChoices } from '../../../play/answers/StageChoices';
import { StageKeyCaps } from '../../../play/answers/StageKeyCaps';
import { useStageFit } from '../../../play/canvas/SceneStage';
import { StageQuestion } from '../../../play/canvas/StageQuestion';
import { Feedback } from '../../../play/feedback/Feedback';
import { FeedbackActions } from '../../../play/feedback/FeedbackActions';
import { useAnnounceQuestion, useLastSeconds } from '../../../play/feedback/useAnnouncedQuestion';
import { isWaiting } from '../../../play/round/round';
import { getAreaBox } from '../../../stage/area';
import { formatEquation, preventSumBreaks } from '../../../ui/format';
import { beaconAreas, portalArea } from '../scene/layout';
import { text } from '../text';
import { getMathWarpView } from '../view';
import { wrongFit } from '../wrong-fit';
import { WrongFitPicture } from './WrongFitPicture';

interface Props {
  readonly actor: MathWarpActor;
}

/** Plain values, so that the overlay renders only when one of them changes. */
const roundOf = (snapshot: MathWarpSnapshot) => {
  const { phase, question, tried } = getMathWarpView(snapshot);
  const { seed, round } = snapshot.context;
  const { streak, right } = round;
  return { phase, question, tried, right, seed, isWarp: isWarpStreak(streak.now), isPaused: isWaiting(snapshot) };
};

/** The question, its four numbers and the feedback, over the canvas. */
export function WarpRound({ actor }: Props) {
  const round = useSelector(actor, roundOf, shallowEqual);
  const { phase, question, tried } = round;
  const asked = phase === 'open' ? text.play.asked(question) : '';
  // It is asked again after a wrong number.
  const key = `${round.seed}.${question.number}.${tried.length}`;
  useAnnounceQuestion(phase === 'open' ? text.ear.asked(question) : null, key);
  useLastSeconds(
    useSelector(actor, ({ context }) => context.roundSecondsLeft),
    RULES.lastSeconds,
  );
  // Without a canvas there are no key caps, because a typed number could be meant as the answer itself.
  const fit = useStageFit();
  return (
    <div className="contents" data-warp={round.isWarp}>
      <StageQuestion text={asked} areaOf={portalArea} hasPlate />
      <Verdict actor={actor} round={round} />
      <StageKeyCaps areasOf={beaconAreas} isOpen={!round.isPaused} />
      {!round.isPaused && (
        <StageChoices
          label={text.play.answers}
          choices={question.choices.map((choice) => ({
            value: choice,
            text: String(choice),
            isSpent: tried.includes(choice),
          }))}
          areasOf={beaconAreas}
          isOpen={phase === 'open'}
          hasNumberKeys={fit !== null}
          onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
        />
      )}
    </div>
  );
}

/** Feedback on the last answer, in the question's place: praise, or the reason why the number does not fit. */
function Verdict({ actor, round }: Props & { readonly round: ReturnType<typeof roundOf> }) {
  const { phase, question, tried, right, seed } = round;
  const fit = useStageFit();
  const chosen = tried.at(-1);
  // Feedback stays while the portal reopens, unless the player had to press a button to continue and has
  // therefore read it.
  const isReadOn = useSelector(actor, ({ context }) => !waitsAfterMistake(context.settings.time));
  const isRead = phase === 'closed' || (phase === 'opening' && isReadOn);
  const isIncorrect = isRead && chosen !== undefined;
  const fitted = chosen === undefined ? null : wrongFit(question, chosen);
  if (phase !== 'closing' && !isIncorrect) return null;
  return (
    <div className="warp-verdict" data-phase={phase} style={fit === null ? {} : getAreaBox(portalArea(fit.view), fit)}>
      <div className="warp-told">
        {isIncorrect ? (
          <Feedback
            verdict="wrong"
            picture={fitted !== null && <WrongFitPicture {...fitted} />}
            way={<FeedbackActions actor={actor} />}
          >
            <span className="block text-[1.25em] font-extrabold">{text.play.asked(question)}</span>
            {preventSumBreaks(text.play.notThis(question, chosen))}
          </Feedback>
        ) : (
          <Feedback verdict="right">
            <span className="warp-equation">{formatEquation(question.equation)}</span>{' '}
            <span>{text.play.praise(seed, right - 1)}</span>
          </Feedback>
        )}
      </div>
    </div>
  );
}
