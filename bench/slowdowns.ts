import type { SourceChange } from './build.ts';

const SCENE = 'src/games/arithmetic-hero/scene.ts';

/**
 * Faults that the benchmark must find: `npm run bench -- --slowdown react` measures the site with one of them built in.
 * A benchmark that cannot fail proves nothing.
 */
export const SLOWDOWNS: Readonly<Record<string, readonly SourceChange[]>> = {
  // A component updates its state on every frame.
  react: [
    {
      file: 'src/games/arithmetic-hero/screen/Banner.tsx',
      from: 'if (news === null) return null;',
      to: `const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    let request = requestAnimationFrame(function frame(frameMs) {
      request = requestAnimationFrame(frame);
      setNowMs(frameMs);
    });
    return () => cancelAnimationFrame(request);
  }, []);
  if (news === null) return <p className="banner" style={{ left: nowMs % 100 }} />;`,
    },
    {
      file: 'src/games/arithmetic-hero/screen/Banner.tsx',
      from: 'import type { BannerMessage }',
      to: "import { useEffect, useState } from 'react';\nimport type { BannerMessage }",
    },
  ],
  // An idle scene keeps requesting frames, and the home page's islands swing for ever.
  restless: [
    {
      file: 'src/stage/redraw.ts',
      from: "return this.state === 'resting' ? 'resting' : 'moving';",
      to: "return 'moving';",
    },
    { file: 'src/pages/home/isles.css', from: 'bob 4.4s ease-in-out;', to: 'bob 4.4s ease-in-out infinite;' },
  ],
  // A canvas has as many pixels as its screen, plus a depth and stencil buffer.
  large: [
    { file: 'src/stage/quality.ts', from: 'card: 5_200_000', to: 'card: 99_000_000' },
    { file: 'src/stage/pixi-application.ts', from: 'depth: false, stencil: false', to: 'depth: true, stencil: true' },
  ],
  // A texture is recreated on every frame.
  pictures: [
    {
      file: SCENE,
      from: "import { Container } from 'pixi.js';",
      to: "import { Container, Sprite, Texture } from 'pixi.js';",
    },
    {
      file: SCENE,
      from: "  private round = '';",
      to: "  private readonly ring = new Sprite();\n  private round = '';",
    },
    { file: SCENE, from: '      this.flash.body,\n    );', to: '      this.flash.body,\n      this.ring,\n    );' },
    {
      file: SCENE,
      from: '    this.towers.tick(nowMs);',
      to: "    this.towers.tick(nowMs);\n    this.ring.texture.destroy(true);\n    this.ring.texture = Texture.from(Object.assign(document.createElement('canvas'), { width: 64, height: 64 }), true);",
    },
  ],
  // Each frame leaks an object.
  leak: [
    {
      file: SCENE,
      from: "  private round = '';",
      to: "  private readonly ticks: object[] = [];\n  private round = '';",
    },
    {
      file: SCENE,
      from: '    this.towers.tick(nowMs);',
      to: '    this.towers.tick(nowMs);\n    this.ticks.push({ nowMs });',
    },
  ],
};
