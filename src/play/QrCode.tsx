import { lazy, type ReactNode, Suspense } from 'react';

// Where it cannot be fetched the link can still be copied.
const NO_PICTURE = { default: (): ReactNode => null };
const LinkPicture = lazy(
  (): Promise<{ default: (props: { readonly link: string }) => ReactNode }> =>
    import('./LinkPicture').catch(() => NO_PICTURE),
);

/** A link as a QR code; what draws it is fetched when it is asked for. */
export const QrCode = ({ link }: { readonly link: string }) => (
  <Suspense>
    <LinkPicture link={link} />
  </Suspense>
);
