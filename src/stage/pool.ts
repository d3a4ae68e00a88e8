import type { Container } from 'pixi.js';

/**
 * Reuses bodies that appear and disappear. All of them stay children of `home` and free ones are invisible, so that
 * nothing is allocated while a game runs.
 */
export class Pool<Body extends Container> {
  private readonly free: Body[] = [];
  private readonly make: () => Body;
  private readonly home: Container;

  /** Creates `count` bodies up front, and more when these are not enough. */
  constructor(home: Container, count: number, make: () => Body) {
    this.home = home;
    this.make = make;
    for (let index = 0; index < count; index++) this.release(this.added());
  }

  take(): Body {
    const body = this.free.pop() ?? this.added();
    body.visible = true;
    return body;
  }

  release(body: Body): void {
    body.visible = false;
    this.free.push(body);
  }

  private added(): Body {
    const body = this.make();
    this.home.addChild(body);
    return body;
  }
}
