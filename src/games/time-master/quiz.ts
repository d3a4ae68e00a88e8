import type { Question } from '../../../machines/time-master/questions';
import { findTimeMistake } from '../../../machines/time-master/typical-mistakes';
import type { QuizText } from '../../play/quiz/quiz';
import { answeredText, explanationText, formatAnswer, questionText } from './question-text';
import { typicalMistakeText } from './typical-mistake-text';

export const quizText: QuizText<Question, number> = {
  question: questionText,
  answer: ({ asked, answer }) => formatAnswer(asked, answer),
  answered: answeredText,
  why: explanationText,
  explanation: (question, given) => {
    const slip = findTimeMistake(question, given);
    return slip && typicalMistakeText(question, slip);
  },
};
