import { useSelector } from '@xstate/react';
import { STORM } from '../../../../machines/core/storm';
import { useFocusOnMount } from '../../internal/useFocusOnMount';
import { ExitButtons } from '../../links/CardLinks';
import { RoundActions } from '../../result/RoundActions';
import { Sea, type SeaProps } from './Sea';
import { VoyageName } from './StormCard';
import { text } from './text';

interface Props extends SeaProps {
  readonly seed: number;
  readonly onAgain: () => void;
}

/** The result of a voyage: how far the ship got, and how many mistakes were looked at. */
export function StormResult({ actor, game, seed, onAgain }: Props) {
  const right = useSelector(actor, ({ context }) => context.right);
  const wrong = useSelector(actor, ({ context }) => context.wrong);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="game-sheet class-screen storm-card">
      <h2 ref={heading} tabIndex={-1} className="game-sheet-title">
        {right >= STORM.stretches ? text.over : text.ashore}
      </h2>
      <Sea actor={actor} game={game} />
      <p>
        {text.reached(right)} {text.learnt(wrong)}
      </p>
      <RoundActions again={text.again} onAgain={onAgain} />
      <ExitButtons menu={text.menu} onMenu={() => actor.send({ type: 'BACK_TO_MENU' })} home={text.home} />
      <VoyageName seed={seed} />
    </div>
  );
}
