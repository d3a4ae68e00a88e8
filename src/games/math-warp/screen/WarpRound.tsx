import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { waitsAfterMistake } from '../../../../machines/core/time-setting';
import type { MathWarpActor, MathWarpSnapshot } from '../../../../machines/math-warp/machine';
import { isWarp, RULES } from '../../../../machines/math-warp/rules';
import { DotArray } from '../../../play/explain/DotArray';
import { Feedback } from '../../../play/Feedback';
import { isWaiting } from '../../../play/round';
import { useStageFit } from '../../../play/SceneStage';
import { StageChoices } from '../../../play/StageChoices';
import { StageKeyCaps } from '../../../play/StageKeyCaps';
import { StageQuestion } from '../../../play/StageQuestion';
import { StageStill } from '../../../play/StageStill';
import { useAnnouncedQuestion, useLastSeconds } from '../../../play/useVoice';
import { WayOn } from '../../../play/WayOn';
import { areaBox } from '../../../stage/area';
import type { View } from '../../../stage/scene';
import { equationText } from '../../../ui/format';
import { beaconAreas, portalArea } from '../scene/layout';
import { beaconsAtRest } from '../scene/still';
import { text } from '../text';
import { warpViewOf } from '../view';
import { wrongFit } from '../wrong-fit';

interface Props {
  readonly actor: MathWarpActor;
}

/** What lies over the picture of a round, as bare values. */
const roundOf = (snapshot: MathWarpSnapshot) => {
  const { phase, question, tried } = warpViewOf(snapshot);
  const { seed, round } = snapshot.context;
  const { streak, right } = round;
  return { phase, question, tried, right, seed, isWarp: isWarp(streak.now), waits: isWaiting(snapshot) };
};

/** The question, its four numbers, and what became of the answer, over the picture of space. */
export function WarpRound({ actor }: Props) {
  const round = useSelector(actor, roundOf, shallowEqual);
  const { phase, question, tried } = round;
  const asked = phase === 'open' ? text.play.asked(question) : '';
  useAnnouncedQuestion(asked === '' ? null : asked, `${round.seed}.${question.number}`);
  useLastSeconds(
    useSelector(actor, ({ context }) => context.roundSecondsLeft),
    RULES.lastSeconds,
  );
  // Without a picture no keys are shown, and a number typed would be taken for the answer itself.
  const fit = useStageFit();
  const still = useCallback(
    (view: View) =>
      round.waits ? '' : beaconsAtRest(view, { phase, choices: question.choices, tried, answer: question.answer }),
    [round.waits, phase, question, tried],
  );
  return (
    <div className="warp-round" data-warp={round.isWarp}>
      <StageStill draw={still} />
      <StageQuestion text={asked} areaOf={portalArea} hasPlate />
      <Verdict actor={actor} round={round} />
      <StageKeyCaps areasOf={beaconAreas} isOpen={!round.waits} />
      {!round.waits && (
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

/** What became of the last answer, where the question stood: the line of praise, or why the number did not fit. */
function Verdict({ actor, round }: Props & { readonly round: ReturnType<typeof roundOf> }) {
  const { phase, question, tried, right, seed } = round;
  const fit = useStageFit();
  const chosen = tried.at(-1);
  // While the portal opens again there is time to read on, where nobody has read it to the end.
  const isReadOn = useSelector(actor, ({ context }) => !waitsAfterMistake(context.settings.time));
  const isRead = phase === 'closed' || (phase === 'opening' && isReadOn);
  const isIncorrect = isRead && chosen !== undefined;
  const dots = chosen === undefined ? null : wrongFit(question, chosen);
  if (phase !== 'closing' && !isIncorrect) return null;
  return (
    <div className="warp-verdict" data-phase={phase} style={fit === null ? {} : areaBox(portalArea(fit.view), fit)}>
      <div className="warp-told">
        {isIncorrect ? (
          <Feedback verdict="wrong" way={<WayOn actor={actor} />}>
            <span className="block text-[1.25em] font-extrabold">{text.play.asked(question)}</span>
            {text.play.notThis(question, chosen)}
            {dots !== null && <DotArray {...dots} />}
          </Feedback>
        ) : (
          <Feedback verdict="right">
            <span className="warp-equation">{equationText(question.equation)}</span>{' '}
            <span>{text.play.praise(seed, right - 1)}</span>
          </Feedback>
        )}
      </div>
    </div>
  );
}
