/* Howler without its spatial part: the package describes only the whole, under another name. */
declare module 'howler/dist/howler.core.min.js' {
  export { Howl, Howler } from 'howler';
}
