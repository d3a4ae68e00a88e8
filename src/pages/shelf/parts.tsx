import type { ReactNode } from 'react';
import type { Sum } from '../../../machines/core/arithmetic';
import { GAMES } from '../../catalogue';
import { type AnswerChoice, AnswerPad } from '../../play/answers/AnswerPad';
import { AnswerSlots } from '../../play/answers/AnswerSlots';
import { CandidatePad } from '../../play/answers/candidates/CandidatePad';
import { NumberPad } from '../../play/answers/NumberPad';
import { TypedAnswer } from '../../play/answers/TypedAnswer';
import { FactTile } from '../../play/facts/FactTile';
import { SumExplanation } from '../../play/feedback/explain/SumExplanation';
import { Feedback } from '../../play/feedback/Feedback';
import { NextButton } from '../../play/feedback/FeedbackActions';
import { PauseCard } from '../../play/frame/PauseCard';
import { PlayerHero } from '../../play/hero/PlayerHero';
import { QrCode } from '../../play/links/QrCode';
import { DemoRound } from '../../play/menu/demo/Demo';
import { AnswerList } from '../../play/result/AnswerList';
import { MistakeList } from '../../play/result/MistakeList';
import { ResultRing } from '../../play/result/ResultRing';
import { ResultScore } from '../../play/result/ResultScore';
import { ResultStars } from '../../play/result/ResultStars';
import { PracticeStatus } from '../../play/score/PracticeStatus';
import { StatBar } from '../../play/score/StatBar';
import { accuracyItem, StatList } from '../../play/score/StatList';
import * as figures from '../../play/score/stats';

/** A shared part, and its look in each of its states. */
interface ShelfPart {
  readonly name: string;
  readonly file: string;
  readonly states: Readonly<Record<string, ReactNode>>;
}

const nothing = (): void => {};

const CHOICES: readonly AnswerChoice<number>[] = [12, 14, 15, 18].map((value) => ({ value, text: String(value) }));

const NINE: readonly AnswerChoice<string>[] = [42, 48, 54, 55, 56, 57, 63, 64, 72].map(String).map((value) => ({
  value,
  text: value,
}));

const choices = (isOpen: boolean, marks: Readonly<Record<number, 'right' | 'wrong'>> = {}): ReactNode => (
  <div className="w-full max-w-xl">
    <AnswerPad
      label="Answers"
      choices={CHOICES.map((choice) => ({ ...choice, mark: marks[choice.value] }))}
      isOpen={isOpen}
      onChoose={nothing}
    />
  </div>
);

const explained = (first: number, operation: Sum['operation'], second: number): ReactNode => (
  <SumExplanation sum={{ first, operation, second }} />
);

/** A page of the site in a window of its own size. */
const pageAt = (address: string, title: string): ReactNode => (
  // The site itself, which needs its own scripts and storage.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  <iframe src={address} title={title} className="h-120 w-full rounded-small border-0" />
);

const [{ path } = { path: '/' }] = GAMES;

export const SHELF: readonly ShelfPart[] = [
  {
    name: 'GameScreen',
    file: 'src/play/GameScreen.tsx, with GameFrame, SceneStage and RoundMenu',
    states: {
      'the menu of a game': pageAt(path, 'Menu'),
      'a round': pageAt(`${path}?start&seed=1&time=none`, 'Round'),
    },
  },
  {
    name: 'StatBar',
    file: 'src/play/score/StatBar.tsx, with stats.tsx',
    states: {
      'in a round': <StatBar figures={[figures.scoreStat(120), figures.streakStat(4), figures.progressStat(3, 10)]} />,
      'with lives and a clock that runs out': (
        <StatBar figures={[figures.scoreStat(80), figures.livesStat(1, 3), figures.timeStat(9, 10)]} />
      ),
      'while mistakes are practised': <PracticeStatus fixed={1} total={3} />,
    },
  },
  {
    name: 'AnswerPad',
    file: 'src/play/answers/AnswerPad.tsx',
    states: {
      'open for an answer': choices(true),
      'after a mistake': choices(false, { 14: 'wrong', 15: 'right' }),
    },
  },
  {
    name: 'CandidatePad',
    file: 'src/play/answers/candidates/CandidatePad.tsx',
    states: {
      'nine answers to choose from': <CandidatePad candidates={NINE} isOpen onChoose={nothing} />,
    },
  },
  {
    name: 'AnswerSlots',
    file: 'src/play/answers/AnswerSlots.tsx',
    states: {
      'cards to put into slots': (
        <AnswerSlots
          question={1}
          cards={['4', '0', '7']}
          slots={[
            { name: 'tens', label: 'T' },
            { name: 'ones', label: 'O' },
          ]}
          labels={{ cards: 'Cards', slots: 'Places' }}
          instruction="Put a card in each place."
          isOpen
          onAnswer={nothing}
        />
      ),
    },
  },
  {
    name: 'TypedAnswer',
    file: 'src/play/answers/TypedAnswer.tsx, with NumberField and NumberPad',
    states: {
      'field, button and pad': (
        <TypedAnswer
          label="Your answer"
          read={(typed) => (Number.isNaN(Number(typed)) ? null : Number(typed))}
          notAnAnswer="Type a number."
          onAnswer={nothing}
          isOpen
          submit="Check"
        />
      ),
      'pad with a key for a sign': <NumberPad sign="/" onKey={nothing} />,
    },
  },
  {
    name: 'Feedback',
    file: 'src/play/feedback/Feedback.tsx',
    states: {
      correct: (
        <Feedback verdict="right">
          <p>Correct! 7 + 8 = 15</p>
        </Feedback>
      ),
      'incorrect, with a reason and a button': (
        <Feedback verdict="wrong" picture={explained(7, '+', 8)} way={<NextButton onNext={nothing} />}>
          <p>Not quite.</p>
          <p>7 + 3 = 10, and 5 more is 15.</p>
        </Feedback>
      ),
    },
  },
  {
    name: 'SumExplanation',
    file: 'src/play/feedback/explain/SumExplanation.tsx',
    states: {
      'ten-frames': explained(8, '+', 5),
      'number line': explained(38, '+', 25),
      'rows of dots': explained(6, '×', 7),
      bowls: explained(12, '÷', 3),
      rectangle: explained(14, '×', 6),
    },
  },
  {
    name: 'DemoRound',
    file: 'src/play/menu/demo/Demo.tsx',
    states: {
      'plays itself in the menu': (
        <DemoRound
          asked="7 + ? = 10"
          answered="7 + 3 = 10"
          choices={[2, 3, 4]}
          correct={1}
          incorrect={2}
          explanation={explained(7, '+', 3)}
          isHandLeaving
        />
      ),
    },
  },
  {
    name: 'PauseCard',
    file: 'src/play/frame/PauseCard.tsx',
    states: {
      'over a round': (
        <div className="relative min-h-80 w-full">
          <PauseCard onResume={nothing} onEndRound={nothing} />
        </div>
      ),
    },
  },
  {
    name: 'ResultScore',
    file: 'src/play/result/ResultScore.tsx, in ResultCard',
    states: {
      'a new best': (
        <div className="result">
          <ResultStars count={2} max={3} />
          <ResultRing number={8} of={10} unit="right" />
          <ResultScore points={{ label: 'Score', score: 80 }} right={8} questions={10} best={80} isNewBest hadBest />
        </div>
      ),
    },
  },
  {
    name: 'StatList',
    file: 'src/play/score/StatList.tsx',
    states: {
      'of a round': (
        <StatList
          of="round"
          items={[{ name: 'score', label: 'Correct', value: 8, text: '8 of 10' }, accuracyItem(80)]}
        />
      ),
    },
  },
  {
    name: 'MistakeList',
    file: 'src/play/result/MistakeList.tsx, AnswerList.tsx',
    states: {
      'what to look at again': (
        <MistakeList missed={[{ key: 1, answered: '6 × 7 = 42', why: 'You said 48, which is 6 × 8.' }]} />
      ),
      'all answers': (
        <AnswerList
          title="Your answers"
          nothing="No answers"
          questions={[
            { key: 1, isCorrect: true, answered: '6 × 7 = 42', explanation: 'Correct' },
            { key: 2, isCorrect: false, answered: '8 × 7 = 56', explanation: 'You said 54.' },
          ]}
        />
      ),
    },
  },
  {
    name: 'FactTile',
    file: 'src/play/facts/FactTile.tsx',
    states: {
      'not seen, learning, right, quick': (
        <div className="flex gap-2">
          {(['new', 'learning', 'right', 'quick'] as const).map((known) => (
            <span key={known} className="size-14">
              <FactTile known={known} figure={42} />
            </span>
          ))}
        </div>
      ),
    },
  },
  {
    name: 'PlayerHero',
    file: 'src/play/hero/PlayerHero.tsx',
    states: {
      'its poses': (
        <div className="flex gap-4">
          {(['cheering', 'standing', 'asleep'] as const).map((pose) => (
            <PlayerHero key={pose} pose={pose} className="aspect-8/5 w-28" />
          ))}
        </div>
      ),
    },
  },
  {
    name: 'QrCode',
    file: 'src/play/links/QrCode.tsx',
    states: {
      'a link': (
        <span className="size-32">
          <QrCode link="https://example.org/" />
        </span>
      ),
    },
  },
];
