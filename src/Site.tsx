import { AuthProvider } from './account/AuthProvider';
import { ErrorBoundary } from './pages/shell/ErrorBoundary';
import { Shell } from './pages/shell/Shell';
import { SiteRoutes } from './routes';

/** The whole site, within a router: the same in the browser as where its HTML is made. */
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
