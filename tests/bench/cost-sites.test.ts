import { describe, expect, it } from 'vitest';
import { findTopCostSites, type ProfileNode, sumWeights } from '../../bench/cost-sites';

const node = (functionName: string, selfSize: number, children: readonly ProfileNode[] = []): ProfileNode => ({
  callFrame: { functionName, scriptId: '7', url: 'http://localhost/a.js', lineNumber: 0, columnNumber: 0 },
  selfSize,
  children,
});
const builtIn = (functionName: string, selfSize: number): ProfileNode => ({
  ...node(functionName, selfSize),
  callFrame: { functionName, scriptId: '0', url: '', lineNumber: -1, columnNumber: -1 },
});
const harness = (selfSize: number, children: readonly ProfileNode[]): ProfileNode => ({
  ...node('frame', selfSize, children),
  callFrame: { functionName: 'frame', scriptId: '3', url: '', lineNumber: 4, columnNumber: 2 },
});

/** Uses the name of a function as its position. */
const locate = ({ functionName }: ProfileNode['callFrame']) => functionName;

describe('Allocations', () => {
  const tick = node('tick src/stage/swarm.ts:80', 100, [node('update pixi.js/a.mjs:1', 300, [builtIn('push', 50)])]);
  const root = node('(root)', 0, [harness(1000, [builtIn('Map', 500), tick]), builtIn('compile', 7)]);

  it('exclude those of the harness and of the browser functions that it calls', () => {
    expect(sumWeights(root)).toBe(100 + 300 + 50 + 7);
  });

  it('are attributed to the position in our own source that called the library', () => {
    expect(findTopCostSites(root, locate, 2)).toEqual([
      { site: 'tick src/stage/swarm.ts:80 ← update pixi.js/a.mjs:1', weight: 300 },
      { site: 'tick src/stage/swarm.ts:80', weight: 100 },
    ]);
  });

  it('are added up if the same position is reached in several ways', () => {
    const twice = node('(root)', 0, [tick, node('draw src/b.ts:1', 0, [node('tick src/stage/swarm.ts:80', 11)])]);
    expect(findTopCostSites(twice, locate, 9)).toContainEqual({ site: 'tick src/stage/swarm.ts:80', weight: 111 });
  });
});
