/* Howler without its spatial part, because the package has types only for the whole. */
declare module 'howler/dist/howler.core.min.js' {
  export { Howl, Howler } from 'howler';
}
