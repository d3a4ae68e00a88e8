/**
 * Takes the painting out of WebGL: the scene runs and talks to it as ever, but nothing is painted, which without a graphics
 * card is nearly all that it costs. Runs in the page before its scripts.
 */
export function skipDrawing(): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    prototype.drawElements = () => {};
    prototype.drawArrays = () => {};
    prototype.clear = () => {};
  }
  WebGL2RenderingContext.prototype.drawElementsInstanced = () => {};
  WebGL2RenderingContext.prototype.drawArraysInstanced = () => {};
}
