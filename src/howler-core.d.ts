/* Howler without its spatial audio, because the package only has types for the full build. */
declare module 'howler/dist/howler.core.min.js' {
  export { Howl, Howler } from 'howler';
}
