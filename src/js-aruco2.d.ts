/* The part of js-aruco2 that is used here. It has no types of its own. */
declare module 'js-aruco2' {
  interface FoundMarker {
    readonly id: number;
    /** Clockwise in the picture, beginning with the marker's own top left. */
    readonly corners: readonly { readonly x: number; readonly y: number }[];
    /** The number of squares that were read wrongly. */
    readonly hammingDistance: number;
  }
  class Dictionary {
    constructor(name: 'ARUCO_MIP_36h12');
    /** For each id, its squares row by row: "1" is white. */
    readonly codeList: readonly string[];
  }
  class Detector {
    constructor(settings: { readonly dictionaryName: 'ARUCO_MIP_36h12'; readonly maxHammingDistance: number });
    detectImage(width: number, height: number, data: Uint8ClampedArray): readonly FoundMarker[];
  }
  const library: { readonly AR: { readonly Dictionary: typeof Dictionary; readonly Detector: typeof Detector } };
  export default library;
}
