import { Suspense } from 'react';
import { lazyExtra } from '../ui/lazy-page';
import type { QrCodeProps } from './LinkPicture';

// Where it cannot be fetched the link can still be copied.
const LinkPicture = lazyExtra(() => import('./LinkPicture'));

/** A link, or another short text, as a QR code; what draws it is fetched when it is asked for. */
export const QrCode = (props: QrCodeProps) => (
  <Suspense>
    <LinkPicture {...props} />
  </Suspense>
);
