import type { Counts, Harness } from './harness.ts';

/**
 * Counts the page's calls to WebGL and React. Until `paint` is called, scenes run normally but
 * nothing is painted, because without a graphics card painting is nearly all of their cost. Runs in
 * the page before any of its scripts. It is sent to the browser as source text, so it must not use
 * anything from outside itself.
 */
export function installCounters(): void {
  const counts: Counts = {
    frames: 0,
    drawCalls: 0,
    textureUploads: 0,
    textureBytes: 0,
    bufferBytes: 0,
    commits: 0,
    commitsWithoutEvent: 0,
  };

  type Method = (this: unknown, ...given: unknown[]) => unknown;
  let paints = false;
  const wrap = (prototype: object, name: string, count: (given: unknown[]) => void, isPainting = false): void => {
    const methods = prototype as Record<string, Method | undefined>;
    const real = methods[name];
    if (!real) return;
    methods[name] = function counted(...given) {
      count(given);
      return paints || !isPainting ? real.apply(this, given) : undefined;
    };
  };
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
      wrap(prototype, name, () => void (counts.drawCalls += 1), true);
    for (const name of ['texImage2D', 'texSubImage2D', 'compressedTexImage2D', 'texImage3D', 'texSubImage3D'])
      wrap(prototype, name, () => void (counts.textureUploads += 1));
    const BYTES_OF_PIXEL = 4;
    const addPixels = (width: unknown, height: unknown): void => {
      counts.textureBytes += BYTES_OF_PIXEL * Number(width) * Number(height);
    };
    wrap(prototype, 'texStorage2D', ([, , , width, height]) => addPixels(width, height));
    wrap(prototype, 'renderbufferStorage', ([, , width, height]) => addPixels(width, height));
    wrap(prototype, 'texImage2D', (given) => {
      // The overload for an image has no size arguments.
      const { width, height } = given.length > 6 ? { width: given[3], height: given[4] } : (given[5] as ImageData);
      addPixels(width, height);
    });
    // Without a graphics card, answers as one would, because the page should allocate the same
    // memory.
    const ask = (prototype as unknown as { getParameter: Method }).getParameter;
    const UNMASKED_RENDERER = 0x9246;
    Object.assign(prototype, {
      getParameter(this: unknown, name: number): unknown {
        return name === UNMASKED_RENDERER ? 'A graphics card' : ask.call(this, name);
      },
    });
    const addBytes = (data: unknown, length?: unknown) => {
      const bytesEach =
        data instanceof ArrayBuffer ? 1 : ((data as { BYTES_PER_ELEMENT?: number })?.BYTES_PER_ELEMENT ?? 1);
      const whole = typeof data === 'number' ? data : ((data as ArrayBuffer | null)?.byteLength ?? 0);
      counts.bufferBytes += typeof length === 'number' && length > 0 ? length * bytesEach : whole;
    };
    wrap(prototype, 'bufferData', ([, data, , , length]) => addBytes(data, length));
    wrap(prototype, 'bufferSubData', ([, , data, , length]) => addBytes(data, length));
  }

  const contexts: WeakRef<WebGLRenderingContext>[] = [];
  const newestContext = (): WebGLRenderingContext | null =>
    contexts.map((context) => context.deref()).findLast((context) => context && !context.isContextLost()) ?? null;
  const getContext = HTMLCanvasElement.prototype.getContext as Method;
  (HTMLCanvasElement.prototype as { getContext: Method }).getContext = function opened(...given) {
    const context = getContext.apply(this, given);
    const isKnown = contexts.some((known) => known.deref() === context);
    if (!isKnown && (context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext))
      contexts.push(new WeakRef<WebGLRenderingContext>(context));
    return context;
  };

  let sawEvent = false;
  let commitsOfFrame = 0;
  const nothing = (): void => {};
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      checkDCE: nothing,
      inject: () => 1,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      onCommitFiberRoot: () => void (commitsOfFrame += 1),
    },
  });

  /** Everything that the game shows a player. A commit that changes it was caused by an event. */
  const shown = (): string => {
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return '';
    const parts = main.querySelectorAll('[data-testid], ul, [role=group], [aria-live]');
    return [main.dataset['state'], ...Array.from(parts, ({ textContent }) => textContent)].join('|');
  };
  /**
   * Null after an event, which may have changed it. It is only read when a frame is judged, because reading it is slow.
   */
  let shownLast: string | null = null;
  const judgeCommits = (): void => {
    counts.commits += commitsOfFrame;
    if (sawEvent) shownLast = null;
    else if (commitsOfFrame > 0) {
      const shownNow = shown();
      if (shownNow === shownLast) counts.commitsWithoutEvent += commitsOfFrame;
      shownLast = shownNow;
    }
    commitsOfFrame = 0;
    sawEvent = false;
  };
  for (const name of ['keydown', 'input', 'click', 'pointerdown', 'submit'])
    addEventListener(name, () => void (sawEvent = true), { capture: true });

  let lostContext: WEBGL_lose_context | null = null;

  const counters: Omit<Harness, 'step'> = {
    counts,
    noteEvent: () => {
      sawEvent = true;
    },
    closeFrame: judgeCommits,
    reset: () => {
      judgeCommits();
      for (const name of Object.keys(counts) as (keyof Counts)[]) counts[name] = 0;
    },
    paint: () => {
      paints = true;
    },
    liveContexts: () => contexts.filter((context) => context.deref()?.isContextLost() === false).length,
    canvasBytes: () => {
      const context = newestContext();
      const { depth, stencil } = context?.getContextAttributes() ?? {};
      const each = depth === true || stencil === true ? 8 : 4;
      return context === null ? 0 : each * context.drawingBufferWidth * context.drawingBufferHeight;
    },
    finishDrawing: () => {
      const context = newestContext();
      context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
    },
    loseContext: () => {
      lostContext = newestContext()?.getExtension('WEBGL_lose_context') ?? null;
      lostContext?.loseContext();
    },
    restoreContext: () => lostContext?.restoreContext(),
  };
  Object.assign(globalThis, { bench: counters });
}
