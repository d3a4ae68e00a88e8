// First, since it says which layer of styles comes before which.
import './ui/styles.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from './account/AuthProvider';
import { takeArrival } from './account/arrival';
import { startAuth } from './account/start';
import { Shell } from './pages/shell/Shell';
import { SiteRoutes } from './routes';
import { applyTheme } from './ui/colour-theme';

// Before the router, or anything else, reads the address.
startAuth(takeArrival());
applyTheme();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <AuthProvider>
        <Shell>
          <SiteRoutes />
        </Shell>
      </AuthProvider>
    </BrowserRouter>
  </StrictMode>,
);
