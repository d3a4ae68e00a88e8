/** A feature that the oldest browsers lack but the site may use. */
export interface AllowedFeature {
  readonly what: string;
  /** Part of its source or of the surrounding code; matches anywhere by default. */
  readonly where?: string;
  /** Why browsers without the feature never reach it, or what they do instead. */
  readonly why: string;
}

/** Features that scripts check for before using them. */
const TESTED_FIRST: readonly AllowedFeature[] = [
  {
    what: '.yield()',
    where: 'qr/decode',
    why: 'The QR decoder tests its type first, or falls back to a timer.',
  },
  ...(['.requestAdapter()', '.requestDevice()'] as const).map((what) => ({
    what,
    where: 'isWebGPUSupported',
    why: 'Pixi tests for navigator.gpu first.',
  })),
  ...(['OffscreenCanvas', 'VideoFrame'] as const).map((what) => ({
    what,
    where: 'pixi.js',
    why: 'Pixi tests for it first; everything is drawn on an ordinary canvas.',
  })),
  ...(['OffscreenCanvas', '.transferToImageBitmap()', '.transferControlToOffscreen()'] as const).map((what) => ({
    what,
    where: 'canvas-confetti',
    why: 'The confetti tests for a worker with a canvas first, and otherwise runs on the page.',
  })),
  ...(['Navigator.permissions', '.allowsFeature()'] as const).map((what) => ({
    what,
    where: 'speech-recognition',
    why: 'Only browsers with speech recognition get this far; without it nothing is heard.',
  })),
  { what: 'setImmediate', where: 'scheduler', why: 'React tests its type first, for Node.' },
  { what: 'Navigator.connection', where: 'react-dom', why: 'React tests for it first.' },
  {
    what: 'navigation',
    where: 'react-dom',
    why: 'React tests its type first, and its stable release never calls this.',
  },
  {
    what: '.startViewTransition()',
    where: 'react-dom',
    why: 'React calls it only for its component ViewTransition, which the site does not use.',
  },
  {
    what: '.skipTransition()',
    where: 'react-dom',
    why: 'React tests its type first, or the site uses nothing in React that reaches it.',
  },
  { what: '.toSorted()', where: '@radix-ui/react-collection', why: 'The UI kit calls its own method.' },
  {
    what: '.checkVisibility()',
    where: '@radix-ui',
    why: 'The UI kit tests its type first, and otherwise checks the styles.',
  },
  ...(['Creation', 'Request'] as const).map((kind) => ({
    what: `PublicKeyCredential.parse${kind}OptionsFromJSON`,
    where: 'webauthn',
    why: 'The library tests for it first, and the site has no passkeys.',
  })),
];

/** Features that index.html checks for, in syntax that much older browsers understand (no `?.`). */
const IN_INDEX_HTML: readonly AllowedFeature[] = [
  {
    what: 'HTMLScriptElement.supports',
    where: 'importmap',
    why: 'Tested for first: a browser without it has no import maps.',
  },
  { what: '.createPolicy()', where: 'asItStands', why: 'Called only if the window has trusted types policies.' },
];

/** Features that older browsers ignore without losing much. */
const ENHANCEMENTS: readonly AllowedFeature[] = [
  { what: 'content-visibility', why: 'Everything below is laid out together with the rest.' },
  { what: 'contain-intrinsic-block-size', why: 'Its minimum height applies until then.' },
  { what: 'text-wrap', why: 'Lines break in other places.' },
  {
    what: 'overflow-x: clip',
    where: 'clip}.first-light',
    why: 'During the ring of a first move, a page may be a pixel wider than its window.',
  },
  { what: 'overflow-anchor', why: 'Text may move when something above it grows.' },
  { what: 'overscroll-behavior', why: 'Scrolling past the end also scrolls the page.' },
  { what: '-webkit-tap-highlight-color', why: 'It is for touch; other browsers show no highlight.' },
  { what: 'resize', why: 'Nobody drags the corner of a field with a finger.' },
  ...['default', 'not-allowed', 'pointer', 'progress'].map((cursor) => ({
    what: `cursor: ${cursor}`,
    why: 'An iPad shows no such cursor.',
  })),
  { what: '::selection', why: 'Selected text has the system colour.' },
  ...['ui-monospace', 'ui-rounded'].map((family) => ({
    what: `font-family: ${family}`,
    why: 'Another font family follows.',
  })),
  ...['align-content: start', 'place-items: start', 'place-items: end', 'place-self: start', 'place-self: end'].map(
    (what) => ({
      what,
      why: 'We use it in grids, where Safari supported it long before flexbox, which is what the data describes.',
    }),
  ),
  { what: 'lh', where: 'min-height:1lh', why: 'The site has no date fields.' },
  { what: '@media (forced-colors)', why: 'Safari has no such colours then.' },
  { what: 'forced-color-adjust', why: 'Safari has no such colours then.' },
  { what: '@page', why: "Pages are printed with the browser's margins." },
  { what: 'cqi', where: 'clamp(', why: 'The minimum size applies, from the line before or from the figure itself.' },
  { what: '@property', why: 'Tailwind sets the same values on all elements without it.' },
  ...['@container', 'container', 'container-type'].map((what) => ({
    what,
    why: 'The plain layout of a phone applies.',
  })),
];

/**
 * Firefox before 121 lacks :has(), so details look slightly different. Everything essential works
 * without it.
 */
const HAS_SELECTORS: readonly AllowedFeature[] = [
  { where: ':is(.game-card', why: 'The ring is inside the card.' },
  { where: '.game-body:has(>.panel', why: 'In very low windows the panel is below the stage.' },
  { where: '.contents:has(>.corner', why: 'On a phone in landscape, typed text is below the stage.' },
  { where: ':has([data-warp=true])', why: 'The sky stays as it is during a warp.' },
  { where: 'footer:has(.toasts-above:focus-within)', why: 'A message covers the form for a while.' },
].map((exception) => ({ what: ':has()', ...exception }));

export const ALLOWED_FEATURES: readonly AllowedFeature[] = [
  ...TESTED_FIRST,
  ...IN_INDEX_HTML,
  ...ENHANCEMENTS,
  ...HAS_SELECTORS,
];
