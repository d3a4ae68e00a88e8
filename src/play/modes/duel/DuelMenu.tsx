import { useSelector } from '@xstate/react';
import { type DuelActor, PLAYERS, type Player } from '../../../../machines/core/duel';
import type { Game } from '../../../catalogue/define-game';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { useFocusOnMount } from '../../internal/useFocusOnMount';
import { OnePlayerLink } from '../../links/CardLinks';
import { ForTeachers } from '../../links/ForTeachers';
import { menuLabel } from '../../menu/menu-label';
import { StartButton } from '../../menu/StartButton';
import { TimeChoice } from '../../menu/TimeChoice';
import type { RoundParameters } from '../../round/round';
import { ClassLink } from '../class/ClassLink';
import { DuelHero, DuelSymbol } from './heroes';
import { HALF_KEYS } from './keys';
import { PLAYER_NAMES, text } from './text';

interface Props {
  readonly game: Game;
  readonly actor: DuelActor;
  readonly link: RoundParameters;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (name: string, value: string) => void;
  readonly onStart: () => void;
}

/** Settings that determine the questions. All others only apply to one player. */
const ASKED = ['mode', 'type', 'difficulty'] as const;
const AHEAD = PLAYERS.map((player) => ({ value: `${player}`, label: PLAYER_NAMES[player] }) as const);

/** Menu for two players: their keys, the settings and the start button. */
export function DuelMenu({ game, actor, link, chosen, onChoose, onStart }: Props) {
  const { time, ahead } = useSelector(actor, ({ context }) => context.settings);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="game-sheet class-screen duel-menu">
      <h2 ref={heading} tabIndex={-1} className="game-sheet-title">
        {text.players}
      </h2>
      <p className="text-text-soft">{game.heading}</p>
      <div className="duel-pair">
        <Seat player={1} />
        <StartButton onStart={onStart}>{text.start}</StartButton>
        <Seat player={2} />
      </div>
      <div className="grid max-w-[max(44rem,1400*var(--board))] gap-1">
        {text.rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </div>
      {ASKED.map((name) => {
        const values = game.settings[name];
        return (
          values && (
            <ChoiceGroup
              key={name}
              label={menuLabel(name)}
              value={chosen[name] ?? values[0]}
              onChange={(value) => onChoose(name, value)}
              options={values.map((value) => ({ value, label: menuLabel(value) }))}
            />
          )
        );
      })}
      <TimeChoice value={time} onChange={(chosen) => actor.send({ type: 'CHOOSE', chosen: { time: chosen } })} />
      {time === 'longer' && (
        <ChoiceGroup
          label={text.ahead}
          value={ahead === 2 ? '2' : '1'}
          onChange={(value) => actor.send({ type: 'CHOOSE', chosen: { ahead: value === '2' ? 2 : 1 } })}
          options={AHEAD}
        />
      )}
      <OnePlayerLink game={game}>{text.one}</OnePlayerLink>
      <ForTeachers link={link}>
        <ClassLink game={game} link={link} />
      </ForTeachers>
    </div>
  );
}

const Seat = ({ player }: { readonly player: Player }) => (
  <div className="duel-seat" data-of={player}>
    <DuelHero player={player} />
    <p className="lettering">
      <DuelSymbol player={player} /> {PLAYER_NAMES[player]}
    </p>
    <p className="flex gap-1 touch:hidden">
      <span className="sr-only">{text.keys} </span>
      {HALF_KEYS[player].map((key) => (
        <kbd
          key={key}
          className="min-w-[1.75em] rounded-[0.4em] border-2 border-border-control px-[0.4em] py-[0.125em] font-text text-[max(1rem,32*var(--board))]/[1.4] font-extrabold phone:min-w-[1.5em] phone:px-[0.2em]"
        >
          {key}
        </kbd>
      ))}
    </p>
  </div>
);
