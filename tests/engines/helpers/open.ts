import type { Engine, EngineName } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openOldChromium } from './old-chromium.ts';
import type { WatchedSite } from './watched-site.ts';
import { openWebKit } from './webkit.ts';

const OPEN = { firefox: openFirefox, oldChromium: openOldChromium, webkit: openWebKit } as const;

/** Opens an engine at an empty page. */
export const openEngine = (name: EngineName, site: WatchedSite): Promise<Engine> => OPEN[name](site);
