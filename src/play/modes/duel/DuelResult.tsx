import { useSelector } from '@xstate/react';
import { type DuelActor, PLAYERS } from '../../../../machines/core/duel';
import type { Game } from '../../../catalogue/define-game';
import { useFocusOnMount } from '../../internal/useFocusOnMount';
import { ExitButtons } from '../../links/CardLinks';
import { ForTeachers } from '../../links/ForTeachers';
import { RoundActions } from '../../result/RoundActions';
import type { RoundParameters } from '../../round/round';
import { ClassLink } from '../class/ClassLink';
import { DuelHero, DuelSymbol } from './heroes';
import { PLAYER_NAMES, text } from './text';

interface Props {
  readonly game: Game;
  readonly actor: DuelActor;
  readonly link: RoundParameters;
  readonly onAgain: () => void;
}

/** Result for two players: first the shared result, then each player's. */
export function DuelResult({ game, actor, link, onAgain }: Props) {
  const right = useSelector(actor, ({ context }) => context.right);
  const rope = useSelector(actor, ({ context }) => context.rope);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const together = right[1] + right[2];
  return (
    <div className="game-sheet class-screen duel-result">
      <h2 ref={heading} tabIndex={-1} className="duel-together game-sheet-title">
        {together === 0 ? (
          text.nothing
        ) : (
          <>
            <b>{together}</b> {text.together(together)}
          </>
        )}
      </h2>
      <div className="duel-pair" data-cheers={together > 0}>
        {PLAYERS.map((player) => (
          <div key={player} className="duel-seat" data-of={player}>
            <DuelHero player={player} pose={right[player] > 0 ? 'cheering' : 'thinking'} />
            <p className="lettering">
              <DuelSymbol player={player} /> {PLAYER_NAMES[player]}
            </p>
            {together > 0 && <p>{text.each(right[player])}</p>}
          </div>
        ))}
      </div>
      {together > 0 && <p>{text.parcel(rope)}</p>}
      <RoundActions again={text.again} onAgain={onAgain} />
      <ExitButtons menu={text.menu} onMenu={() => actor.send({ type: 'BACK_TO_MENU' })} home={text.home} />
      <ForTeachers link={link}>
        <ClassLink game={game} link={link} />
      </ForTeachers>
    </div>
  );
}
