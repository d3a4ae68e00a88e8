import type { Captain } from '../../../machines/core/captain';
import Cloth from './drawings/cloth.svg?part';
import { captainStyle, FLAG_LOOKS } from './look';

interface Props {
  readonly captain: Captain;
  readonly className?: string;
}

/** The flag of the child's boat. It flies to the left of its pole, which is at 30,0 and not drawn. */
export function CaptainFlag({ captain, className }: Props) {
  const { d, mark } = FLAG_LOOKS[captain.flag];
  return (
    <g className={className} style={captainStyle(captain)}>
      <Cloth />
      <path d={d} fill={mark} />
    </g>
  );
}
