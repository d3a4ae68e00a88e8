/**
 * Disables painting in WebGL. Scenes run as usual, but nothing is painted, because without a
 * graphics card painting is nearly all of their cost. Runs in the page before its scripts.
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
