/** Makes a page as in a browser without WebGL: runs before its scripts. */
export function forbidWebgl(): void {
  HTMLCanvasElement.prototype.getContext = new Proxy(Reflect.get(HTMLCanvasElement.prototype, 'getContext'), {
    apply: (target, canvas, parameters) =>
      String(parameters[0]).includes('webgl') ? null : Reflect.apply(target, canvas, parameters),
  });
}
