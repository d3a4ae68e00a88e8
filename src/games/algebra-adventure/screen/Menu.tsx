import Package from 'lucide-react/icons/package';
import PackageOpen from 'lucide-react/icons/package-open';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import type { Mode } from '../../../../machines/algebra-adventure/rules';
import { type MenuProps, RoundMenu } from '../../../play/menu/RoundMenu';
import { game } from '../game';
import { text } from '../text';
import { demo } from './demo';
import { howTo } from './how-to';

const PICTURES: Readonly<Record<Mode, ReactNode>> = {
  findX: <Package aria-hidden className="icon" />,
  balance: <Scale aria-hidden className="icon" />,
  substitute: <PackageOpen aria-hidden className="icon" />,
};

export const Menu = (props: MenuProps<AlgebraAdventureActor>) => (
  <RoundMenu {...props} game={game} text={text} demo={demo} howTo={howTo} pictures={PICTURES} />
);
