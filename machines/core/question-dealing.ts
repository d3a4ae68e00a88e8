/* Decides how a round starts and which question is next, using a game's rules. */
import { addAskedQuestion, pickQuestion, resetMix } from '../learning/mix';
import type { RoundUpdate } from './events';
import { createChoiceKind, getPersonalBest } from './personal-bests';
import { createExamples } from './question-example';
import { createGuidance } from './question-guidance';
import type { QuestionRound, QuestionRules, QuestionSettings } from './question-rules';
import type { GameSession } from './session';
import { NO_ANSWERS } from './stars';

/** Changes to the session, and the round after them with its events. */
export interface QuestionDeal<Settings, Round, Event> {
  readonly change: Partial<GameSession<Settings, Round>>;
  readonly update: RoundUpdate<Round, Event>;
  /** The round with an example, which is shown first; null if the question needs none. */
  readonly example: Round | null;
}

const noLimit = () => null;

/** The key for a kind of round, including how answers are given. */
export const kindWithAnswers =
  <Settings extends QuestionSettings>(getRoundKind: (settings: Settings) => string) =>
  (settings: Settings): string =>
    settings.answers === 'choice' ? createChoiceKind(getRoundKind(settings)) : getRoundKind(settings);

/** Functions that start rounds and deal questions according to these rules. */
export function createDealer<Settings extends QuestionSettings, Round extends QuestionRound, Answer, Event>(
  rules: QuestionRules<Settings, Round, Answer, Event>,
) {
  type Session = GameSession<Settings, Round>;
  const { newRound, course = {} } = rules;
  const getRoundKind = kindWithAnswers(rules.getRoundKind);
  const { question: questionSeconds = noLimit, round: roundSeconds = noLimit } = rules.limits ?? {};

  /** The time limits in seconds; none when two players share the board. */
  const limitsOf = ({ settings, pace = null }: Pick<Session, 'settings' | 'pace'>) =>
    pace === null
      ? { question: questionSeconds(settings), round: roundSeconds(settings) }
      : { question: null, round: null };

  const { guideMix, guide } = createGuidance(rules);
  const findExample = createExamples(rules);

  const getPractisedSkill = ({ round }: RoundUpdate<Round, Event>) => rules.getPractisedSkill(round);

  /** Deals the question from the seed or, in a mixed round, the question that this child should practise next. */
  const deal = (session: Pick<Session, 'seed' | 'mix' | 'pace'>, at: (seed: number) => RoundUpdate<Round, Event>) => {
    const { seed, mix } = session;
    if (mix === null) return { mix, update: at(seed), example: null };
    const { question: update, pick } = pickQuestion(mix, {
      seed,
      at,
      getPractisedSkill,
      isOnceOnly: course.asksOnce === true,
    });
    const after = addAskedQuestion(mix, getPractisedSkill(update), pick);
    return { mix: after, update, example: findExample(session, after, update, at) };
  };

  const drawingFor = (mix: Session['mix']) => (mix === null ? rules : (rules.mixed ?? rules));

  const freshRound = (session: Pick<Session, 'seed' | 'settings' | 'bests' | 'mix' | 'pace' | 'clock'>) => {
    const { seed, settings, bests, mix, clock } = session;
    const limits = limitsOf(session);
    return {
      mix: mix && resetMix(mix),
      settings,
      nextSettings: settings,
      round: newRound(seed, settings).round,
      askedMs: clock.now,
      begunMs: clock.now,
      timeline: [],
      tally: NO_ANSWERS,
      missed: [],
      practice: null,
      before: getPersonalBest(bests, getRoundKind(settings)),
      hasFoundDifficulty: undefined,
      waiting: undefined,
      roundSecondsLeft: limits.round,
      questionSecondsLeft: limits.question,
      isNewBest: false,
    };
  };

  /** Practice has no clock, and waits after every mistake. */
  const untimed = (settings: Settings): Settings =>
    settings.time === undefined ? settings : { ...settings, time: 'none' };

  /** A round with its first question: a new round, or practice of missed questions. */
  const dealFirst = (session: Session): QuestionDeal<Settings, Round, Event> => {
    const { seed, nextSettings, practice } = session;
    const [first] = practice?.missed ?? [];
    if (practice !== null && first !== undefined) {
      const settings = untimed(practice.settings);
      return {
        change: { ...freshRound({ ...session, settings }), nextSettings, missed: practice.missed, practice },
        update: rules.withMissedQuestion(newRound(seed, settings).round, first),
        example: null,
      };
    }
    const fresh = freshRound({ ...session, settings: nextSettings });
    const guided = guideMix(fresh.mix, seed, nextSettings);
    const { mix, update, example } = deal(
      { ...session, mix: guided },
      guide(guided, nextSettings, (at) => (from) => drawingFor(guided).newRound(from, at)),
    );
    return { change: { ...fresh, mix, playedSeed: seed }, update, example };
  };

  const isRepeated = ({ given }: Round): boolean => course.repeats === true && given?.verdict !== 'right';

  /**
   * The round with its next question. In practice this is the next missed question, or the same one again if it has to
   * be repeated.
   */
  const dealNext = (session: Session): QuestionDeal<Settings, Round, Event> => {
    const { round, seed, settings, practice, mix } = session;
    const index = practice === null ? 0 : practice.index + 1;
    const missed = practice?.missed[index];
    if (practice !== null && missed !== undefined && !isRepeated(round))
      return {
        change: { practice: { ...practice, index } },
        update: rules.withMissedQuestion(round, missed),
        example: null,
      };
    const next = (at: Settings) => (from: number) => drawingFor(mix).withNextQuestion(round, from, at);
    if (isRepeated(round)) return { change: {}, update: next(settings)(seed), example: null };
    const { mix: after, update, example } = deal(session, guide(mix, settings, next));
    return { change: { mix: after }, update, example };
  };

  const isLast = ({ round, practice, tally, questions }: Session): boolean =>
    practice === null
      ? course.isOver?.(round) === true || tally.answers === questions
      : practice.index === practice.missed.length - 1 && !isRepeated(round);

  return { limitsOf, freshRound, dealFirst, dealNext, isLast };
}
