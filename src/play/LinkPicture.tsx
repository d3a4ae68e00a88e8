import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { svgUrl } from '../stage/drawing';

/** A link as a QR code, dark on white by night too, with the rim that cameras want. */
export default function LinkPicture({ link }: { readonly link: string }) {
  const picture = useMemo(() => svgUrl(renderSVG(link, { border: 4 })), [link]);
  return <img className="size-full rounded-small" src={picture} alt="QR code of this link" />;
}
