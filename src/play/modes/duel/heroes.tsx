import Circle from 'lucide-react/icons/circle';
import Triangle from 'lucide-react/icons/triangle';
import { useMemo } from 'react';
import type { Player } from '../../../../machines/core/duel';
import type { Avatar } from '../../../../machines/core/hero';
import { svgUrl } from '../../../stage/drawing';
import '../../hero/clothes';
import { createHeroSvg, drawCheeringHero, drawThinkingHero } from '../../hero/drawing';

/** The two heroes differ in colour and in everything they wear. */
export const HEROES: Readonly<Record<Player, Avatar>> = {
  1: { color: 'blue', mask: 'default', cape: 'default', emblem: 'plus' },
  2: { color: 'orange', mask: 'star', cape: 'star', emblem: 'star' },
};

const STANDING: Readonly<Record<Player, string>> = {
  1: svgUrl(createHeroSvg(HEROES[1])),
  2: svgUrl(createHeroSvg(HEROES[2])),
};

const POSES = {
  standing: (player) => STANDING[player],
  thinking: (player) => svgUrl(drawThinkingHero(HEROES[player])),
  cheering: (player) => svgUrl(drawCheeringHero(HEROES[player])),
} as const satisfies Readonly<Record<string, (player: Player) => string>>;

const SIGNS = { 1: Circle, 2: Triangle } as const;

interface Props {
  readonly player: Player;
  readonly pose?: keyof typeof POSES;
}

export function DuelHero({ player, pose = 'standing' }: Props) {
  const picture = useMemo(() => POSES[pose](player), [player, pose]);
  return <img className="duel-hero" src={picture} alt="" draggable={false} />;
}

/** The symbol of a player, for people who cannot distinguish the colours. */
export function DuelSymbol({ player }: Pick<Props, 'player'>) {
  const Sign = SIGNS[player];
  return (
    <span aria-hidden className="duel-sign" data-of={player}>
      <Sign className="icon icon-solid" />
    </span>
  );
}

/** Both heroes side by side, on the button for two players. */
export default function TwoHeroes() {
  return (
    <span aria-hidden className="flex h-full justify-center">
      <img className="h-full" src={STANDING[1]} alt="" draggable={false} />
      <img className="-ml-2 h-full" src={STANDING[2]} alt="" draggable={false} />
    </span>
  );
}
