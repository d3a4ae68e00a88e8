import type { Scene } from '../../../src/stage/scene';
import { fitScene } from '../../../src/stage/scene';
import type { OnStage } from './drawn-games';
import type { StubAtlas } from './stub-atlas';
import { findSprites, findTexts, visibleBodies, withDescendants } from './visible-bodies';

/** A scene with an empty atlas, laid out for a stage, and helpers that find its visible parts. */
export function onStage<Shown extends Pick<Scene<never>, 'view' | 'layout' | 'tick'>, Atlas extends StubAtlas>(
  Scene: new (atlas: Atlas, reducedMotion: boolean) => Shown,
  atlas: Atlas,
  { widthPx, heightPx, reducedMotion = false }: OnStage & { readonly widthPx: number; readonly heightPx: number },
) {
  const scene = new Scene(atlas, reducedMotion);
  const { view } = fitScene(widthPx, heightPx);
  scene.layout(view);
  return {
    scene,
    atlas,
    view,
    tick: (nowMs: number) => scene.tick(nowMs),
    texts: () => findTexts(scene.view),
    /** The visible sprites with the texture of that name. */
    sprites: (name: string | RegExp) => findSprites(scene.view, name),
    bodies: () => withDescendants(scene.view),
    seen: () => visibleBodies(scene.view),
  };
}
