import { Container } from 'pixi.js';
import { seededRandom } from '../../../../machines/core/random';
import type { Atlas } from '../../../stage/atlas';
import { Swarm } from '../../../stage/swarm';

const SHARDS = {
  lengthMs: 700,
  spread: 320,
  distance: [24, 140],
  sinkPerFrame: 0,
  gravity: 0.3,
  size: 1,
  flutters: 0,
} as const;
const SPARKS = { lengthMs: 620, spread: 360, distance: [40, 190], sinkPerFrame: 0.6, size: 0.8, flutters: 0 } as const;
const COUNT = { shards: 24, sparks: 14 } as const;

export class ZapPieces extends Container {
  private readonly shards: Swarm;
  private readonly sparks: Swarm;

  constructor(atlas: Atlas) {
    super();
    const random = seededRandom(1, 'pieces');
    const shard = (index: number) => atlas.texture(`shard ${index}`);
    const spark = (index: number) => atlas.texture(`spark ${index}`);
    this.shards = new Swarm(COUNT.shards, [shard(0), shard(1)], SHARDS, random);
    this.sparks = new Swarm(COUNT.sparks, [spark(0), spark(1), spark(2), spark(3)], SPARKS, random);
    this.addChild(this.shards, this.sparks);
  }

  throw(x: number, y: number, nowMs: number): void {
    this.shards.throw(x, y, nowMs);
    this.sparks.throw(x, y, nowMs);
  }

  tick(nowMs: number): void {
    this.shards.tick(nowMs);
    this.sparks.tick(nowMs);
  }

  isOver(nowMs: number): boolean {
    return this.sparks.isOver(nowMs);
  }

  clear(): void {
    this.shards.clear();
    this.sparks.clear();
  }
}
