import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { svgUrl } from '../stage/drawing';

export interface QrCodeProps {
  readonly link: string;
  /** What it is a code of, for those who do not see it. */
  readonly label?: string;
}

/** A link as a QR code, dark on white by night too, with the rim that cameras want. */
export default function LinkPicture({ link, label = 'QR code of this link' }: QrCodeProps) {
  const picture = useMemo(() => svgUrl(encodeQR(link, 'svg', { border: 4 })), [link]);
  return <img className="size-full rounded-small bg-white" src={picture} alt={label} />;
}
