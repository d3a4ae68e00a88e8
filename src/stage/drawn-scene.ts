import type { Avatar } from '../../machines/core/hero';
import { type Atlas, createAtlas, type Drawing } from './atlas';
import type { Scene } from './scene';

/** A scene and its atlas, which is destroyed with it. */
export interface DrawnScene<Shown, Event = never> {
  readonly scene: Scene<Shown, Event>;
  readonly atlases: readonly Pick<Atlas, 'destroy'>[];
}

/** Builds a game's scene, which moves less with reduced motion. Without a given hero, it shows the player's own. */
export type SceneBuilder<Shown, Event = never> = (
  reducedMotion: boolean,
  pixelsPerUnit: number,
  hero?: Avatar,
) => Promise<DrawnScene<Shown, Event>>;

/** Draws an atlas for this screen and builds a scene with it. */
export async function createDrawnScene<Shown, Event>(
  drawings: Readonly<Record<string, Drawing>>,
  pixelsPerUnit: number,
  build: (atlas: Atlas) => Scene<Shown, Event>,
): Promise<DrawnScene<Shown, Event>> {
  const atlas = await createAtlas(drawings, pixelsPerUnit);
  return { scene: build(atlas), atlases: [atlas] };
}

export function destroyScene({ scene, atlases }: DrawnScene<unknown, unknown>): void {
  scene.view.destroy({ children: true });
  for (const atlas of atlases) atlas.destroy();
}
