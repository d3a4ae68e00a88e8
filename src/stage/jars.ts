/* Jars for kitchen shelves. */
import { transformMarkup } from './drawing';
import { fillColours } from './drawings';
import jar from './drawings/jar.svg?markup';

export type JarColours = readonly [face: string, shade: string];

/** Jars in these colours, the middle one centred on 0 on the shelf. */
export const threeJars = (colours: readonly [JarColours, JarColours, JarColours]): string =>
  colours
    .map(([face, shade], index) =>
      transformMarkup(fillColours(jar, { jar: face, 'jar-shade': shade }), { x: (index - 1) * 48 }),
    )
    .join('');
