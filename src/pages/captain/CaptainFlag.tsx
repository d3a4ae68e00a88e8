import type { ComponentType, SVGProps } from 'react';
import type { Captain } from '../../../machines/core/captain';

const FLAGS = import.meta.glob<ComponentType<SVGProps<SVGGElement>>>('./drawings/flag-*.svg', {
  eager: true,
  query: '?part',
  import: 'default',
});

interface Props extends SVGProps<SVGGElement> {
  readonly captain: Captain;
}

/** The flag of the child's boat. It flies to the left of its pole, which is at 30,0 and not drawn. */
export function CaptainFlag({ captain: { flag }, ...props }: Props) {
  const Flag = FLAGS[`./drawings/flag-${flag}.svg`];
  return Flag && <Flag {...props} data-flag={flag} />;
}
