import { type ComponentType, use } from 'react';

/** What the module of a page brings. */
interface PageModule {
  readonly default: ComponentType;
}

/** A page that is fetched when it is first needed. */
export interface LazyPage {
  /** Shows the page; waits for it, unless `load` has brought it already. */
  readonly Page: ComponentType;
  /** Fetches the page. */
  readonly load: () => Promise<unknown>;
}

/** Like React's own `lazy`; but a page that was fetched before is there at once, and nothing of it has to be waited for. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let coming: Promise<PageModule> | null = null;
  const fetchOnce = (): Promise<PageModule> => {
    coming ??= known(load());
    return coming;
  };
  const Page = () => {
    const { default: Loaded } = use(fetchOnce());
    return <Loaded />;
  };
  return { Page, load: fetchOnce };
}

/** Notes on a promise what has become of it, where React looks for it. */
function known(coming: Promise<PageModule>): Promise<PageModule> {
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => {},
  );
  return coming;
}
