import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { bestOf } from '../../../machines/core/bests';
import { QUIZ } from '../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { GameMenu } from '../GameMenu';
import { MenuSide } from '../MenuSide';
import { roundLink } from '../round-link';
import type { GameFor } from '../useGame';
import type { QuizActor } from './quiz';

/** What the menu of a timed quiz chooses. */
interface QuizSettings<Difficulty extends string> {
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** What the menu says. */
interface MenuText<Difficulty extends string> {
  readonly tagline: string;
  readonly menu: {
    readonly start: string;
    readonly difficultyLabel: string;
    readonly difficulties: Readonly<Record<Difficulty, { readonly name: string; readonly hint: string }>>;
  };
}

interface Props<Difficulty extends string, Question, Answer> {
  readonly actor: QuizActor<QuizSettings<Difficulty>, Question, Answer>;
  readonly game: GameFor<QuizSettings<Difficulty>>;
  readonly text: MenuText<Difficulty>;
  readonly pictures: Readonly<Record<Difficulty, ReactNode>>;
  readonly kindOfRound: (settings: QuizSettings<Difficulty>) => string;
  readonly HowTo: ComponentType<{ readonly time: TimeSetting }>;
  readonly onStart: () => void;
}

/** The menu of a timed quiz: difficulty and time, and what the player has reached with them. */
export function QuizMenu<Difficulty extends string, Question, Answer>(props: Props<Difficulty, Question, Answer>) {
  const { actor, game, text, pictures, kindOfRound, HowTo, onStart } = props;
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const best = useSelector(actor, ({ context }) => bestOf(context.bests, kindOfRound(context.settings)));
  const { menu } = text;
  return (
    <GameMenu
      title={game.heading}
      tagline={text.tagline}
      side={<MenuSide game={game.id} best={best} scoreText={`${best.score} of ${QUIZ.questions}`} />}
      time={settings.time}
      onTime={(time) => actor.send({ type: 'CHOOSE', chosen: { time } })}
      start={menu.start}
      onStart={onStart}
      link={roundLink(game, settings, seed)}
      howTo={<HowTo time={settings.time} />}
    >
      <ChoiceGroup
        label={menu.difficultyLabel}
        layout="cards"
        className="menu-cards"
        value={settings.difficulty}
        onChange={(difficulty) => actor.send({ type: 'CHOOSE', chosen: { difficulty } })}
        options={game.settings.difficulty.map((difficulty) => ({
          value: difficulty,
          label: menu.difficulties[difficulty].name,
          hint: menu.difficulties[difficulty].hint,
          picture: pictures[difficulty],
        }))}
      />
    </GameMenu>
  );
}
