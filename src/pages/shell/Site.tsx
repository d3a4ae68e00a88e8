import type { ReactNode } from 'react';
import { AuthProvider } from '../../account/AuthProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { Shell } from './Shell';

/** Everything around the routes inside a router, the same in the browser and when prerendering. */
export function Site({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary>
      <AuthProvider>
        <Shell>{children}</Shell>
      </AuthProvider>
    </ErrorBoundary>
  );
}
