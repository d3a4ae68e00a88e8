import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import type { PersonalBest } from '../../../machines/core/personal-bests';
import type { GameSession } from '../../../machines/core/session';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Game } from '../../catalogue/define-game';
import { settingsStore } from '../../device/settings';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { useStore } from '../../ui/page-store';
import { isMultipleChoice } from '../round/answer-mode';
import { usePlayMode } from '../round/play-mode';
import { getPersonalBestForSettings, getRoundParameters } from '../round/round';
import { shortRoundOf } from '../round/short-round';
import type { Demo } from './demo/Demo';
import { GameMenu } from './GameMenu';
import { HowTo } from './HowTo';
import { MenuPersonalBests } from './MenuPersonalBests';
import { menuLabel } from './menu-label';
import { difficulty, gameMode, money, questions } from './text';

/** Name of a choice, and a hint that may depend on other settings. */
type ChoiceText<Settings> =
  | string
  | { readonly name: string; readonly hint: string | ((settings: Settings) => string) };

/** What differs from the game's usual round. */
export interface NextRound {
  /** The number of questions, if it is not the usual one. */
  readonly questions?: number | undefined;
  /** Whether answers that are usually typed are chosen. */
  readonly isMultipleChoice?: boolean;
}

export interface MenuText<Settings> {
  readonly tagline: string;
  readonly menu: {
    readonly start: string;
    readonly howToPlay: string;
    /** Three steps of a few sentences each. */
    readonly steps: (time: TimeSetting, round: NextRound) => readonly (readonly string[])[];
    /** By setting and value. */
    readonly choices?: {
      readonly [Name in keyof Settings]?: Readonly<Record<Settings[Name] & string, ChoiceText<Settings>>>;
    };
  };
}

interface MenuSettings {
  readonly time: TimeSetting;
}

interface MenuActor<Settings> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { readonly context: GameSession<Settings, unknown> };
  send(event: { readonly type: 'CHOOSE'; readonly chosen: Partial<Settings> }): void;
}

export interface MenuProps<Actor> {
  readonly actor: Actor;
  readonly onStart: () => void;
}

interface Props<Settings extends MenuSettings> extends MenuProps<MenuActor<Settings>> {
  readonly game: Game;
  readonly text: MenuText<Settings>;
  readonly demo: Demo;
  /** A picture for each step. Pass the same function until the pictures change. */
  readonly howTo: (time: TimeSetting) => readonly ReactNode[];
  /** Pictures on the cards of the first setting, by value. */
  readonly pictures?: Readonly<Record<string, ReactNode>>;
  /** Class of these cards. */
  readonly className?: string;
  /** Text of the best score, if it is more than the number. */
  readonly scoreText?: (best: PersonalBest) => string;
  /** Rendered below the second setting. */
  readonly note?: ReactNode;
  /** Rendered below the cards. */
  readonly children?: ReactNode;
}

/** Labels of the settings. The cards of game modes have no label, because each card names its mode. */
const LABELS: Readonly<Record<string, { readonly label: string; readonly isLabelHidden?: boolean }>> = {
  mode: { label: gameMode, isLabelHidden: true },
  difficulty: { label: difficulty },
  type: { label: questions },
  money: { label: money },
};

/** The menu of a question game. The first setting is shown as cards. */
export function RoundMenu<Settings extends MenuSettings>(props: Props<Settings>) {
  const { game, actor, onStart, text, demo, howTo, pictures = {}, className = '', scoreText, note, children } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { settings, seed } = context;
  const { menu, tagline } = text;
  const best = getPersonalBestForSettings(game, context);
  const drawn = useMemo(() => howTo(settings.time), [howTo, settings.time]);
  const { roundLength } = useStore(settingsStore);
  const { canChooseQuestions } = usePlayMode();
  const lines = menu.steps(settings.time, {
    questions: roundLength === 'short' ? shortRoundOf(game) : undefined,
    isMultipleChoice: isMultipleChoice(game, settings),
  });
  const choose = (chosen: object) => actor.send({ type: 'CHOOSE', chosen });
  const [first, second] = Object.keys(game.settings).map((name) => ({
    ...(LABELS[name] ?? { label: name }),
    ...choicesOf(game, settings, name, menu.choices),
    onChange: (value: string) => choose({ [name]: value }),
  }));
  return (
    <GameMenu
      title={game.heading}
      tagline={tagline}
      demo={demo}
      isFirstVisit={Object.keys(context.bests).length === 0}
      side={<MenuPersonalBests best={best} {...(scoreText && { scoreText: scoreText(best) })} />}
      beside={
        second &&
        canChooseQuestions && (
          <div>
            <ChoiceGroup {...second} options={second.options.map(({ value, label }) => ({ value, label }))} />
            {note}
          </div>
        )
      }
      chosen={[first, second].flatMap((setting, index) =>
        (setting?.options ?? [])
          .filter(({ value }) => value === setting?.value)
          .map(({ value, label }) => ({ label, ...(index === 0 && { picture: pictures[value] }) })),
      )}
      time={settings.time}
      onTime={(time) => choose({ time })}
      start={menu.start}
      onStart={onStart}
      link={getRoundParameters(game, settings, seed)}
      howTo={
        <HowTo title={menu.howToPlay} steps={drawn.map((picture, index) => ({ picture, lines: lines[index] ?? [] }))} />
      }
    >
      {first && canChooseQuestions && (
        <ChoiceGroup
          {...first}
          layout="cards"
          className={`menu-cards ${className}`}
          options={first.options.map((option) => ({ ...option, picture: pictures[option.value] }))}
        />
      )}
      {children}
    </GameMenu>
  );
}

/** Current value of a setting, and its options with labels and hints. */
function choicesOf(
  game: Game,
  settings: object,
  name: string,
  choices: object = {},
): { readonly value: string; readonly options: readonly { value: string; label: string; hint?: string }[] } {
  const said = new Map<string, Readonly<Record<string, ChoiceText<object>>>>(Object.entries(choices)).get(name);
  const options = (game.settings[name] ?? []).map((value) => {
    const of = said?.[value] ?? menuLabel(value);
    if (typeof of === 'string') return { value, label: of };
    return { value, label: of.name, hint: typeof of.hint === 'string' ? of.hint : of.hint(settings) };
  });
  return { value: new Map<string, string>(Object.entries(settings)).get(name) ?? '', options };
}
