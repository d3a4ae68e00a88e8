import { Application } from '@pixi/react';
import { isWebGLSupported } from 'pixi.js';
import { memo } from 'react';
import { configureApplication } from './pixi-application';
import { SceneSlot } from './SceneSlot';
import type { CanvasProps } from './stage-session';

/** Whether Pixi can draw right now. Browsers lose this ability when their graphics process crashes. */
export const isWebGLAvailable = (): boolean => isWebGLSupported();

/**
 * The canvas with its scene. The backdrop belongs to the page, not to Pixi: an application is expensive to resize or
 * restyle.
 */
export const Canvas = memo(function Canvas(props: CanvasProps) {
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
      onInit={configureApplication}
    >
      <SceneSlot {...props} />
    </Application>
  );
});
