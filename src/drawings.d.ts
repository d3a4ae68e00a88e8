/* The modules that the build makes from drawings and from their shared colours: scripts/site/drawings.ts. */
declare module '*.svg?drawing' {
  import type { Drawing } from './stage/atlas';

  const drawing: Drawing;
  export default drawing;
}
declare module '*.svg?keepsake' {
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
  import type { GamePage } from './catalogue/define-game';

  /** Ages and skills from each game's page, by game id. */
  const lessons: Readonly<Record<string, Pick<GamePage, 'ages' | 'teaches'>>>;
  export default lessons;
}
declare module 'virtual:gone-videos' {
  /** The hub entries that are no longer shown, as "hub entry". */
  const gone: readonly string[];
  export default gone;
}
declare module 'virtual:colours' {
  /** Colours by their names in src/ui/colours.css. */
  const colours: Readonly<Record<string, string>>;
  export default colours;
}
