import { Application } from '@pixi/react';
import { isWebGLSupported } from 'pixi.js';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { prepare } from './pixi-application';
import { SceneSlot } from './SceneSlot';

/** Whether Pixi can draw here and now: a graphics process that is lost takes that away from a browser. */
export const isDrawable = (): boolean => isWebGLSupported();

/** The canvas with its scene. Another backdrop is none of its business: Pixi's application is no light part of a page. */
export const Canvas = memo(function Canvas<Shown, Event>(slot: ComponentProps<typeof SceneSlot<Shown, Event>>) {
  return (
    <Application
      autoStart={false}
      sharedTicker={false}
      skipExtensionImports
      preference="webgl"
      antialias={false}
      autoDensity
      backgroundAlpha={0}
      className="absolute"
      onInit={prepare}
    >
      <SceneSlot {...slot} />
    </Application>
  );
}) as <Shown, Event>(slot: ComponentProps<typeof SceneSlot<Shown, Event>>) => ReactNode;
