/* Finds square markers in a picture. */
import library from 'js-aruco2';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Corners = readonly [Point, Point, Point, Point];

export interface Marker {
  readonly id: number;
  /** Clockwise in the picture, beginning with the marker's own top left. */
  readonly corners: Corners;
}

/** Pixels in red, green, blue and alpha, such as `ImageData`. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * Markers with as many wrong squares are not read. Any two markers differ in at least 12 squares, whichever way they
 * are turned, so what is read is far from every other marker.
 */
const MAX_WRONG = 4;

/** Finds all markers in a picture. It reuses memory, so use one finder for all pictures. */
export function createMarkerFinder(): (picture: Picture) => readonly Marker[] {
  let size = '';
  let detector: InstanceType<typeof library.AR.Detector> | null = null;
  return ({ width, height, data }) => {
    // A detector does not forget the end of a larger picture.
    if (detector === null || size !== `${width} ${height}`) {
      detector = new library.AR.Detector({ dictionaryName: 'ARUCO_MIP_36h12', maxHammingDistance: MAX_WRONG });
      size = `${width} ${height}`;
    }
    return detector.detectImage(width, height, data).flatMap(({ id, corners: [first, second, third, fourth] }) => {
      if (first === undefined || second === undefined || third === undefined || fourth === undefined) return [];
      return [{ id, corners: [first, second, third, fourth] as const }];
    });
  };
}
