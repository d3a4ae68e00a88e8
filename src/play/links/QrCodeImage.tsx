import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { svgUrl } from '../../stage/drawing';
import { qrCodeOfLink } from './options-text';

export interface QrCodeProps {
  readonly link: string;
  /** Alternative text. */
  readonly label?: string;
}

/** A link as a QR code, dark on white in dark mode too, with the quiet zone that scanners need. */
export default function QrCodeImage({ link, label = qrCodeOfLink }: QrCodeProps) {
  const picture = useMemo(() => svgUrl(encodeQR(link, 'svg', { border: 4 })), [link]);
  return <img className="size-full rounded-small bg-white" src={picture} alt={label} />;
}
