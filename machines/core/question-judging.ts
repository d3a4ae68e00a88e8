/*
 * Decides what happens after an answer, using a game's rules: how it is counted and remembered, how long it is shown,
 * and whether the game then continues without the player.
 */
import { recordMixAnswer } from '../learning/mix';
import type { QuestionAnswered, RoundUpdate } from './events';
import type { QuestionRound, QuestionRules, QuestionSettings } from './question-rules';
import type { GameSession } from './session';
import { waitsAfterMistake } from './time-setting';

/** Changes to the session, the round after the answer, and the event for the child's memory. */
export interface AnswerJudgement<Settings, Round, Event> {
  readonly change: Partial<GameSession<Settings, Round>>;
  readonly update: RoundUpdate<Round, Event>;
  readonly answeredEvent: QuestionAnswered | null;
}

/** Functions that judge answers according to these rules. */
export function createJudge<Settings extends QuestionSettings, Round extends QuestionRound, Answer, Event>(
  rules: QuestionRules<Settings, Round, Answer, Event>,
) {
  type Session = GameSession<Settings, Round>;

  /** Whether this question is asked again because it was just answered wrong. */
  const isSecondTry = ({ round, tally }: Session): boolean =>
    rules.course?.repeats === true && tally.answers > 0 && round.streak.now === 0;

  /** The missed questions after this answer. In practice, the ones that are not corrected yet. */
  const missedAfter = (session: Session, isCorrect: boolean): readonly Round[] => {
    const { round, missed, practice } = session;
    if (isSecondTry(session) || isCorrect === (practice === null)) return missed;
    return practice === null ? [...missed, round] : missed.filter((one) => one !== practice.missed[practice.index]);
  };

  /** The event for the child's memory; null for a repeated question. */
  const answeredIn = (session: Session, round: Round): QuestionAnswered | null => {
    if (round.given === null || isSecondTry(session)) return null;
    const practisedSkill = rules.getPractisedSkill(round);
    if (practisedSkill === null) return null;
    const isChosen = session.settings.answers === 'choice' && practisedSkill.way === 'typed';
    const ms = session.clock.now - session.askedMs;
    return {
      type: 'answered',
      practisedSkill: isChosen ? { ...practisedSkill, way: 'chosen' } : practisedSkill,
      verdict: round.given.verdict,
      ms,
    };
  };

  /** The round after an answer. Mistakes in practice do not cost a life. */
  const turnAfter = (session: Session, answer: Answer | null): RoundUpdate<Round, Event> => {
    const { round, practice } = session;
    const { lives } = round;
    if (practice === null || typeof lives !== 'number') return rules.applyAnswer(round, answer, session);
    const { events, round: next } = rules.applyAnswer({ ...round, lives: lives + 1 }, answer, session);
    return { events, round: { ...next, lives } };
  };

  const judgeAnswer = (session: Session, answer: Answer | null): AnswerJudgement<Settings, Round, Event> => {
    const { round, tally, timeline, mix, clock, begunMs } = session;
    const update = turnAfter(session, answer);
    const verdict = update.round.given?.verdict;
    const answeredEvent = answeredIn(session, update.round);
    if (verdict === undefined) return { change: {}, update, answeredEvent };
    const isCorrect = verdict === 'right';
    const asked = rules.getPractisedSkill(round);
    const change = {
      tally: { right: tally.right + (isCorrect ? 1 : 0), answers: tally.answers + 1 },
      timeline: [...timeline, { atMs: clock.now - begunMs, isCorrect }],
      missed: missedAfter(session, isCorrect),
      mix: mix === null || asked === null ? mix : recordMixAnswer(mix, asked.asked, isCorrect),
    };
    return { change, update, answeredEvent };
  };

  /** Whether the answer was wrong or late. False when two players share the board, so that neither is held up. */
  const isMistake = ({ round: { given }, pace = null }: Session): boolean =>
    pace === null && given !== null && given.verdict !== 'right';

  const waitsForPlayer = ({ settings: { time }, round, pace = null }: Session): boolean =>
    pace === null && (time === undefined || (waitsAfterMistake(time) && round.given?.verdict !== 'right'));

  const feedbackMs = ({ round, pace = null }: Session): number =>
    pace === null || rules.feedbackMs(round) === 0
      ? rules.feedbackMs(round)
      : pace[round.given?.verdict === 'right' ? 'right' : 'wrong'];

  /**
   * Whether the next question follows immediately. The last answer in a round is skipped even if the game would wait.
   */
  const skipsFeedback = (session: Session): boolean =>
    rules.feedbackMs(session.round) === 0 &&
    ((session.practice === null && rules.course?.isOver?.(session.round) === true) || !waitsForPlayer(session));

  return { judgeAnswer, isMistake, waitsForPlayer, feedbackMs, skipsFeedback };
}
