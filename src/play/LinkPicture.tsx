import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { svgUrl } from '../stage/drawing';

export interface QrCodeProps {
  readonly link: string;
  /** What it is a code of, for those who do not see it. */
  readonly label?: string;
}

/** A link as a QR code, dark on white by night too, with the rim that cameras want. */
export default function LinkPicture({ link, label = 'QR code of this link' }: QrCodeProps) {
  const picture = useMemo(() => svgUrl(renderSVG(link, { border: 4, boostEcc: true })), [link]);
  return <img className="size-full rounded-small" src={picture} alt={label} />;
}
