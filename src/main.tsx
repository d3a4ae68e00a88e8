// First, since it says which layer of styles comes before which.
import './ui/styles.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Shell } from './pages/shell/Shell';
import { SiteRoutes } from './routes';
import { applyTheme } from './ui/colour-theme';

applyTheme();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Shell>
        <SiteRoutes />
      </Shell>
    </BrowserRouter>
  </StrictMode>,
);
