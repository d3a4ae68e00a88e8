import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { usePlayMode } from '../round/play-mode';
import { getPracticeProgress } from '../round/practice';
import { getRoundParameters } from '../round/round';
import { PracticeStatus } from '../score/PracticeStatus';
import { MenuButton } from './MenuButton';
import type { GameActor, GameSnapshot, ScreenProps } from './screen-props';

type HeaderProps<Snapshot, Event> = Pick<
  ScreenProps<Snapshot, object, Event>,
  'game' | 'running' | 'isPlayed' | 'status' | 'actions'
>;

/** Props of the frame for what is in the header during a round, which depends on the mode. */
export function useGameHeader<Snapshot extends GameSnapshot, Event>(
  props: HeaderProps<Snapshot, Event>,
  isPlaying: boolean,
) {
  const { game, running, status, actions } = props;
  const { board, offers } = usePlayMode();
  if (board !== null) return { choices: 'corners', status: board.status } as const;
  if (!isPlaying) return {};
  return {
    status: <Status actor={running.actor}>{status}</Status>,
    companion: offers.companion(running.actor, running.clock),
    actions: <HeaderActions {...props} />,
    isCrowded: (game.opensWith === 'menu' || offers.inHeader !== null) && Boolean(actions),
  };
}

interface StatusProps<Snapshot> {
  readonly actor: Pick<GameActor<Snapshot, unknown>, 'subscribe' | 'getSnapshot'>;
  readonly children: ReactNode;
}

/** The statistics of a round or, during practice, how many mistakes have been fixed. */
function Status<Snapshot extends GameSnapshot>({ actor, children }: StatusProps<Snapshot>) {
  const practising = useSelector(actor, ({ context }: Snapshot) => getPracticeProgress(context), shallowEqual);
  return practising === null ? children : <PracticeStatus {...practising} />;
}

const hasTally = ({ context: { tally } }: Pick<GameSnapshot, 'context'>): boolean => (tally?.answers ?? 0) > 0;

function HeaderActions<Snapshot extends GameSnapshot, Event>(props: HeaderProps<Snapshot, Event>) {
  const { game, running, isPlayed = hasTally, actions } = props;
  const { actor, clock } = running;
  const { offers } = usePlayMode();
  const settings = useSelector(actor, ({ context }: Snapshot) => context.settings);
  return (
    <>
      {game.opensWith === 'menu' && (
        <MenuButton
          clock={clock}
          isPlayed={() => isPlayed(actor.getSnapshot())}
          onPress={() => actor.send({ type: 'BACK_TO_MENU' })}
        />
      )}
      {offers.inHeader?.(getRoundParameters(game, settings, 0))}
      {actions}
    </>
  );
}
