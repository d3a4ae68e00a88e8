import type { Locator } from 'playwright/test';
import { decodeQR } from 'qr/decode.js';

/** The text of a QR code as it is seen on the page. */
export async function scanCode(code: Locator): Promise<string> {
  const picture = `data:image/png;base64,${(await code.screenshot()).toString('base64')}`;
  const { data, width, height } = await code.page().evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context2d = canvas.getContext('2d')!;
    context2d.drawImage(image, 0, 0);
    return {
      data: [...context2d.getImageData(0, 0, image.width, image.height).data],
      width: image.width,
      height: image.height,
    };
  }, picture);
  return decodeQR({ data: Uint8ClampedArray.from(data), width, height });
}
