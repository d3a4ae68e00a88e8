import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { CLOCK } from './colours';
import { SMALL_RADIUS } from './drawings';
import type { ClockPosition } from './layout';
import { RADIUS } from './town';

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
const DAY = 24 * HOUR;
const FULL_TURN = 2 * Math.PI;
/** Sunrise. The sun sets half a day later. */
const SUNRISE = 6 * HOUR;
/** Distance of the numbers from the centre, relative to the radius, and their font size. */
const NUMBER = { at: 0.72, size: 37 } as const;
/** Position of the sky next to a clock, and how far the sun and the moon travel in it. */
const SKY = { x: -138, y: 132, way: 20, ground: 14 } as const;

/** Sun and moon next to a clock, which show whether it is morning, afternoon or night. */
class Sky extends Container {
  private readonly day: Sprite;
  private readonly night: Sprite;
  private readonly sun: Sprite;
  private readonly moon: Sprite;

  constructor(atlas: Atlas) {
    super();
    const part = (name: string) => new Sprite({ texture: atlas.texture(name), anchor: 0.5 });
    this.day = part('sky day');
    this.night = part('sky night');
    this.sun = part('sun');
    this.moon = part('moon');
    const ground = new Sprite({ texture: atlas.texture('ground'), anchor: { x: 0.5, y: 0 }, y: SKY.ground });
    ground.scale.set((SMALL_RADIUS.sky - 6) / 34, 0.72);
    ground.scale.x *= 0.9;
    this.addChild(this.day, this.night, this.sun, this.moon, ground);
  }

  /** Sun and moon rise on the left, are highest at noon and midnight, and set on the right. */
  turnTo(time: number): void {
    const sinceRise = (time - SUNRISE + DAY) % DAY;
    const isDay = sinceRise < HALF_DAY;
    const angle = Math.PI * (1 - (sinceRise % HALF_DAY) / HALF_DAY);
    this.day.visible = isDay;
    this.night.visible = !isDay;
    this.sun.visible = isDay;
    this.moon.visible = !isDay;
    const body = isDay ? this.sun : this.moon;
    body.position.set(Math.cos(angle) * SKY.way, SKY.ground - 2 - Math.sin(angle) * SKY.way * 1.5);
  }
}

/** A clock: twelve numbers, two hands that move together as on a real clock, and the sky next to it. */
export class Clock extends Container {
  private readonly hour: Sprite;
  private readonly minute: Sprite;
  private readonly cap: Sprite;
  private readonly sky: Sky;
  private time = Number.NaN;

  constructor(atlas: Atlas) {
    super();
    const numbers = Array.from({ length: 12 }, (_, index) => {
      const number = new EquationText(atlas, NUMBER.size, CLOCK.ink);
      const angle = ((index + 1) / 12) * FULL_TURN;
      number.text = String(index + 1);
      number.position.set(Math.sin(angle) * NUMBER.at * RADIUS, -Math.cos(angle) * NUMBER.at * RADIUS);
      return number;
    });
    const hand = (name: string) => {
      const texture = atlas.texture(name);
      // The pivot is above the lower end by the length of the tail.
      return new Sprite({ texture, anchor: { x: 0.5, y: (texture.height - 17) / texture.height } });
    };
    this.hour = hand('hand hour');
    this.minute = hand('hand minute');
    this.cap = new Sprite({ texture: atlas.texture('cap'), anchor: 0.5 });
    this.sky = new Sky(atlas);
    this.sky.position.set(SKY.x, SKY.y);
    this.addChild(...numbers, this.hour, this.minute, this.cap, this.sky);
  }

  moveTo({ x, y, radius }: ClockPosition): void {
    this.position.set(x, y);
    this.scale.set(radius / RADIUS);
  }

  /** Shows or hides its hands, and the sky next to it. */
  dress({ hasHands, hasSky }: { readonly hasHands: boolean; readonly hasSky: boolean }): void {
    this.hour.visible = hasHands;
    this.minute.visible = hasHands;
    this.cap.visible = hasHands;
    this.sky.visible = hasSky;
  }

  /** Shows a time in minutes since midnight. It can be fractional, or more than a day. */
  turnTo(time: number): void {
    if (time === this.time) return;
    this.time = time;
    this.minute.rotation = ((time % HOUR) / HOUR) * FULL_TURN;
    this.hour.rotation = ((time % HALF_DAY) / HALF_DAY) * FULL_TURN;
    this.sky.turnTo(time % DAY);
  }
}
