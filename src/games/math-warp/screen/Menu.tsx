import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import { type MenuProps, RoundMenu } from '../../../play/menu/RoundMenu';
import { game } from '../game';
import { text } from '../text';
import { demo } from './demo';
import { howTo } from './how-to';

export const Menu = (props: MenuProps<MathWarpActor>) => (
  <RoundMenu {...props} game={game} text={text} demo={demo} howTo={howTo} />
);
