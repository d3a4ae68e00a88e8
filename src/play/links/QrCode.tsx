import { Suspense } from 'react';
import { lazyOptionalPart } from '../../ui/lazy-page';
import type { QrCodeProps } from './QrCodeImage';

// If it cannot be loaded, the link can still be copied.
const LinkPicture = lazyOptionalPart(() => import('./QrCodeImage'));

/** A link or another short string as a QR code. The library is loaded when the first code is shown. */
export const QrCode = (props: QrCodeProps) => (
  <Suspense>
    <LinkPicture {...props} />
  </Suspense>
);
