import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { GameMenu } from '../../../play/menu/GameMenu';
import { HowTo } from '../../../play/menu/HowTo';
import type { MenuProps } from '../../../play/menu/RoundMenu';
import { isMultipleChoice } from '../../../play/round/answer-mode';
import { getRoundParameters } from '../../../play/round/round';
import { useStore } from '../../../ui/page-store';
import { checksStore } from '../checks-store';
import { game } from '../game';
import { text } from '../text';
import { Arrangements } from './Arrangements';
import { EarlierChecks } from './EarlierChecks';
import { howTo } from './how-to';

/** The game's menu: the time setting, this child's earlier checks, and all arrangements for adults. */
export function Menu({ actor, onStart }: MenuProps<TablesCheckActor>) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const checks = useStore(checksStore);
  const { menu } = text;
  const drawn = useMemo(() => howTo(settings.time), [settings.time]);
  const steps = menu.steps(settings.time, { isMultipleChoice: isMultipleChoice(game, settings) });
  return (
    <GameMenu
      title={game.heading}
      tagline={text.tagline}
      side={checks.length > 0 && <EarlierChecks title={menu.earlier} checks={checks} />}
      isFirstVisit={checks.length === 0}
      chosen={[]}
      time={settings.time}
      onTime={(time) => actor.send({ type: 'CHOOSE', chosen: { time } })}
      start={menu.start}
      onStart={onStart}
      link={getRoundParameters(game, settings, seed)}
      forTeachers={<Arrangements actor={actor} />}
      howTo={
        <HowTo title={menu.howToPlay} steps={drawn.map((picture, index) => ({ picture, lines: steps[index] ?? [] }))} />
      }
    >
      <p className="font-bold text-text-soft">{menu.none}</p>
    </GameMenu>
  );
}
