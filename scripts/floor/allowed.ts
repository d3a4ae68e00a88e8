/** Something that the floor lacks and the site may use all the same. */
export interface Allowed {
  readonly what: string;
  /** A part of where it comes from, or of how it stands there; anywhere, if that is not said. */
  readonly where?: string;
  /** Why the browsers that lack it never come to it, or what they do without. */
  readonly why: string;
}

/** What scripts use after they have asked for it. Of our own one has something here. */
const ASKED_FOR: readonly Allowed[] = [
  {
    what: '.detect()',
    where: 'code-reader',
    why: 'The board of a class asks for BarcodeDetector before, or fetches a reader.',
  },
  {
    what: '.yield()',
    where: 'qr/decode',
    why: 'The reader of QR codes asks for its type before, or waits by a timer.',
  },
  ...(['.requestAdapter()', '.requestDevice()'] as const).map((what) => ({
    what,
    where: 'isWebGPUSupported',
    why: 'Pixi asks for navigator.gpu before.',
  })),
  ...(['OffscreenCanvas', 'VideoFrame'] as const).map((what) => ({
    what,
    where: 'pixi.js',
    why: 'Pixi asks whether it is there before; what is drawn on is an ordinary canvas.',
  })),
  ...(['OffscreenCanvas', '.transferToImageBitmap()', '.transferControlToOffscreen()'] as const).map((what) => ({
    what,
    where: 'canvas-confetti',
    why: 'The confetti asks for a worker with a canvas before, and is thrown by the page itself without one.',
  })),
  ...(['Navigator.permissions', '.allowsFeature()'] as const).map((what) => ({
    what,
    where: 'listening',
    why: 'Only a browser that recognises speech by itself gets that far, and what is missing means that none is heard.',
  })),
  { what: 'setImmediate', where: 'scheduler', why: 'React asks for its type before, for Node.' },
  {
    what: '.skipTransition()',
    where: 'react-dom',
    why: 'React asks for its type before, or the site uses no part of React that comes to it.',
  },
  { what: '.toSorted()', where: '@radix-ui/react-collection', why: 'The kit calls what it has written itself.' },
  {
    what: '.checkVisibility()',
    where: '@radix-ui',
    why: 'The kit asks for its type before, and looks at the styles else.',
  },
  ...(['Creation', 'Request'] as const).map((kind) => ({
    what: `PublicKeyCredential.parse${kind}OptionsFromJSON`,
    where: 'webauthn',
    why: 'The library asks for it before, and the site signs nobody in by keys.',
  })),
];

/** What index.html asks for in words that far older browsers understand: they know no `?.`. */
const IN_THE_PAGE: readonly Allowed[] = [
  {
    what: 'HTMLScriptElement.supports',
    where: 'importmap',
    why: 'It is asked whether it is there before: a browser without it knows no import maps.',
  },
  { what: '.createPolicy()', where: 'asItStands', why: 'It is called where the window has policies alone.' },
];

/** What the browsers that lack it pass over, and lose little by. */
const COMFORTS: readonly Allowed[] = [
  { what: 'content-visibility', why: 'What lies below is laid out with the rest.' },
  { what: 'contain-intrinsic-block-size', why: 'It says how high that is until then.' },
  { what: 'text-wrap', why: 'Lines break at other places.' },
  {
    what: 'overflow-x: clip',
    where: 'clip}.first-light',
    why: 'While the ring of a first move comes, a page may be a pixel wider than its window.',
  },
  {
    what: 'overflow: clip',
    where: 'clip}.result-card',
    why: 'The corners of a result are those of what lies in it.',
  },
  { what: 'overflow-anchor', why: 'What is read may move where something above it grows.' },
  { what: 'overscroll-behavior', why: 'What scrolls to its end takes the page along.' },
  { what: '-webkit-tap-highlight-color', why: 'It is for touch, where the others colour nothing.' },
  { what: 'resize', why: 'No finger draws at the corner of a field.' },
  ...['default', 'not-allowed', 'pointer', 'progress'].map((cursor) => ({
    what: `cursor: ${cursor}`,
    why: 'An iPad shows no cursor of the kind.',
  })),
  { what: '::selection', why: 'What is selected has the colour of the system.' },
  ...['ui-monospace', 'ui-rounded'].map((family) => ({
    what: `font-family: ${family}`,
    why: 'Another family follows it.',
  })),
  ...['align-content: start', 'place-items: start', 'place-items: end'].map((what) => ({
    what,
    why: 'In grids, where we use it, Safari has had it long before flexible boxes, which the data tell of.',
  })),
  { what: 'lh', where: 'min-height:1lh', why: 'The site has no field for dates.' },
  { what: '@media (forced-colors)', why: 'There are no such colours in Safari then.' },
  { what: 'forced-color-adjust', why: 'There are no such colours in Safari then.' },
  { what: '@page', why: 'A sheet is printed with the margins that the browser has.' },
  { what: 'cqi', where: 'clamp(', why: 'The smallest size, which the line before or the figure itself has, stands.' },
  { what: '@property', why: 'Tailwind gives the same values to all elements where it is lacking.' },
  ...['@container', 'container', 'container-type'].map((what) => ({
    what,
    why: 'The plain layout of a phone stands.',
  })),
];

/** Firefox before 121: where something is a little off without it. What means something never hangs on it. */
const HAS: readonly Allowed[] = [
  { where: ':is(.game-card', why: 'The ring lies within the card.' },
  { where: '.game-body:has(>.panel', why: 'In the lowest windows the panel stands below the stage.' },
  { where: '.contents:has(>.corner', why: 'On a phone on its side what is typed stands below the stage.' },
  { where: ':has([data-warp=true])', why: 'The sky stays as it is in a warp.' },
  { where: 'footer:has(.toasts-above:focus-within)', why: 'A message lies over the form for its time.' },
].map((exception) => ({ what: ':has()', ...exception }));

export const ALLOWED: readonly Allowed[] = [...ASKED_FOR, ...IN_THE_PAGE, ...COMFORTS, ...HAS];
