import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import Flame from 'lucide-react/icons/flame';
import Lock from 'lucide-react/icons/lock';
import Medal from 'lucide-react/icons/medal';
import Shield from 'lucide-react/icons/shield';
import Star from 'lucide-react/icons/star';
import Zap from 'lucide-react/icons/zap';
import type { AchievementIcon } from '../../../../machines/arithmetic-hero/achievements';
import type { Achievement } from '../../../../machines/arithmetic-hero/progress';
import { text } from '../text';
import { achievementText } from '../text/achievements';

const ICONS: Readonly<Record<AchievementIcon, LucideIcon>> = {
  zap: Zap,
  fire: Flame,
  'lightning-bolt': Zap,
  star: Star,
  shield: Shield,
  award: Award,
  medal: Medal,
};

interface Props {
  readonly achievement: Achievement;
}

/** An achievement that has just been unlocked. */
export function AchievementBadge({ achievement: { id, icon } }: Props) {
  const { name, description } = achievementText[id];
  const Icon = ICONS[icon];
  return (
    <li>
      <Icon aria-hidden className="icon" />
      <b>{name}</b> <span>{description}</span>
    </li>
  );
}

export function AchievementCard({ achievement }: Props) {
  const { id, icon, isUnlocked } = achievement;
  const { name, description } = achievementText[id];
  const Icon = isUnlocked ? ICONS[icon] : Lock;
  return (
    <li
      className={`isolate grid grid-cols-[auto_1fr] items-center gap-x-3.5 rounded-medium px-4 py-3.5 ${isUnlocked ? 'bg-(--right-surface)' : 'bg-surface-sunken'}`}
    >
      <span className="medal" data-unlocked={isUnlocked} aria-hidden>
        <Icon className="icon" />
      </span>
      <span className="grid leading-[1.3]">
        <b className="lettering text-[1.125rem]">{name}</b>
        <span>{description}</span>
      </span>
      <span className="text-(length:--text-small) font-bold text-text-soft">
        {isUnlocked ? text.unlocked : text.locked}
      </span>
    </li>
  );
}
