/** Disables WebGL; runs before the page's scripts. */
export function forbidWebgl(): void {
  HTMLCanvasElement.prototype.getContext = new Proxy(Reflect.get(HTMLCanvasElement.prototype, 'getContext'), {
    apply: (target, canvas, parameters) =>
      String(parameters[0]).includes('webgl') ? null : Reflect.apply(target, canvas, parameters),
  });
}
