import { shuffle } from '../../../machines/core/random';
import { createTimeCandidates } from '../../../machines/time-master/candidates';
import { getPractisedSkill } from '../../../machines/time-master/practised-skill';
import { type Question, questionAt } from '../../../machines/time-master/questions';
import { DIFFICULTIES, ROUND_TYPES } from '../../../machines/time-master/rules';
import { PaperClock } from '../../play/paper/PaperClock';
import { type Paper, settingOf } from '../../play/paper/paper';
import { formatDigitalTime } from './digital-time';
import { explanationText, formatAnswer, questionText } from './question-text';

/** The clock that a question begins with, or that it asks to read. */
export function clockOf({ asked }: Question) {
  if (asked.type === 'elapsedTime') return { picture: <PaperClock minutes={asked.start} /> };
  if (asked.type !== 'clockReading') return {};
  const { shows, time } = asked;
  return {
    picture:
      shows === 'hands' ? <PaperClock minutes={time} /> : <b className="paper-digits">{formatDigitalTime(asked)}</b>,
  };
}

export const paper: Paper = {
  room: 'picture',
  questionAt: (seed, settings, number) => {
    const difficulty = settingOf(settings, 'difficulty', DIFFICULTIES);
    const question = questionAt(seed, { difficulty, type: settingOf(settings, 'type', ROUND_TYPES) }, number);
    return {
      asked: questionText(question),
      answer: formatAnswer(question.asked, question.answer),
      skill: getPractisedSkill(question).skill,
      wrong: (random) =>
        shuffle(random, createTimeCandidates(random, question)).map((one) => formatAnswer(question.asked, one)),
      explain: () => explanationText(question),
      ...clockOf(question),
    };
  },
};
