import { lazy, type ReactNode, Suspense } from 'react';
import type { QrCodeProps } from './LinkPicture';

// Where it cannot be fetched the link can still be copied.
const NO_PICTURE = { default: (): ReactNode => null };
const LinkPicture = lazy(
  (): Promise<{ default: (props: QrCodeProps) => ReactNode }> => import('./LinkPicture').catch(() => NO_PICTURE),
);

/** A link, or another short text, as a QR code; what draws it is fetched when it is asked for. */
export const QrCode = (props: QrCodeProps) => (
  <Suspense>
    <LinkPicture {...props} />
  </Suspense>
);
