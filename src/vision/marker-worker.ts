/* Finds markers off the page's thread, so that the page stays responsive. */
import { createMarkerFinder, type Marker } from './markers';

export interface MarkerReply {
  readonly markers: readonly Marker[];
  /** The same picture, handed back. */
  readonly picture: ImageData;
}

const find = createMarkerFinder();

self.addEventListener('message', ({ data: picture }: MessageEvent<ImageData>) => {
  const reply: MarkerReply = { markers: find(picture), picture };
  self.postMessage(reply, { transfer: [picture.data.buffer] });
});
