import { AuthProvider } from '../account/AuthProvider';
import { SiteRoutes } from '../routes';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { Shell } from './shell/Shell';

/** The whole site inside a router, the same in the browser and when prerendering. */
export function Site() {
  return (
    <ErrorBoundary>
      <AuthProvider>
        <Shell>
          <SiteRoutes />
        </Shell>
      </AuthProvider>
    </ErrorBoundary>
  );
}
