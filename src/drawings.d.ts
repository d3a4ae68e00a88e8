/* What the build makes of drawings and of the colours that they share: scripts/site/drawings.ts. */
declare module '*.svg?drawing' {
  import type { Drawing } from './stage/atlas';

  const drawing: Drawing;
  export default drawing;
}
declare module '*.svg?markup' {
  const markup: string;
  export default markup;
}
declare module '*.svg?part' {
  import type { ReactElement, SVGProps } from 'react';

  const Part: (properties: SVGProps<SVGGElement>) => ReactElement;
  export default Part;
}
declare module 'virtual:lessons' {
  import type { GamePage } from './games/define-game';

  /** What the page of each game says of whom it is for, by the id of the game. */
  const lessons: Readonly<Record<string, Pick<GamePage, 'ages' | 'teaches'>>>;
  export default lessons;
}
declare module 'virtual:colours' {
  /** Colours by the names that they have in src/ui/colours.css. */
  const colours: Readonly<Record<string, string>>;
  export default colours;
}
