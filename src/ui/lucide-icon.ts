/* Makes icons of Lucide's data. The build uses it instead of Lucide's own function (scripts/lucide-slim.ts), which also
   knows sizes, colours and settings by context that nothing here uses, and is three times as long. */
import { createElement, forwardRef, type SVGProps } from 'react';

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  readonly aliases?: readonly string[];
}

/** Whether a property gives the icon a name or role. Otherwise it is decoration. */
const isNamed = (property: string): boolean => /^(?:aria-|role$|title$)/.test(property);

export default ({ name, node, aliases = [] }: IconData) =>
  forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(({ className, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [
          'lucide',
          ...[name, ...aliases].map((one) => `lucide-${one}`),
          ...(className ? [className] : []),
        ].join(' '),
        'aria-hidden': Object.keys(rest).some(isNamed) ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  );
