import { type ComponentType, lazy, use } from 'react';
import { askSite } from '../device/offline/lazy-part';

/** What the module of a page, or of a part of one, brings. */
interface PageModule<Props> {
  readonly default: ComponentType<Props>;
}

/** A page that is fetched when it is first needed. */
export interface LazyPage<Props extends object = object> {
  /** Shows the page; waits for it, unless `load` has brought it already. */
  readonly Page: ComponentType<Props>;
  /** Fetches the page. */
  readonly load: () => Promise<unknown>;
}

/** What forgets each failure: React draws a page again at once when it fails, which must not fetch it without end. */
const failures = new Set<() => void>();

/** Lets all that did not arrive be fetched again when it is next shown: at the next visit, or with a network. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Like React's own `lazy`; but a page that was fetched before is there at once, and nothing of it has to be waited for,
 * and one that failed is tried again after `forgetFailures`.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<PageModule<Props>>): LazyPage<Props> {
  let coming: Promise<PageModule<Props>> | null = null;
  const onFailure = (error: unknown): never => {
    failures.add(() => {
      coming = null;
    });
    throw error;
  };
  const fetchOnce = (): Promise<PageModule<Props>> => {
    coming ??= known(fetched(load).catch(onFailure));
    return coming;
  };
  const Page = (props: Props) => {
    const { default: Loaded } = use(fetchOnce());
    return <Loaded {...props} />;
  };
  return { Page, load: fetchOnce };
}

/**
 * A part of a page by React's own `lazy`, made again after `forgetFailures`; `onFailure` says what stands there
 * meanwhile.
 */
function retried<Props extends object>(
  load: () => Promise<PageModule<Props>>,
  onFailure: (error: unknown) => PageModule<Props>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      fetched(load).catch((error: unknown) => {
        failures.add(() => {
          Part = attempt();
        });
        return onFailure(error);
      }),
    );
  let Part = attempt();
  return (props) => <Part {...props} />;
}

/** A part that its page cannot do without: where it does not arrive, the boundary around it says so. */
export const lazyPart = <Props extends object>(load: () => Promise<PageModule<Props>>): ComponentType<Props> =>
  retried(load, (error) => {
    throw error;
  });

/** A part that a page can do without: where it does not arrive, nothing stands in its place until it is tried again. */
export const lazyExtra = <Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
): ComponentType<Props> => retried(load, () => ({ default: () => null }));

/** Without a network the site is asked first: a browser never fetches a script again that did not arrive. */
async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  if ('onLine' in navigator && !navigator.onLine)
    await askSite().catch((cause: unknown) => {
      throw new Error('The page could not be loaded.', { cause });
    });
  return load();
}

/** Notes on a promise what has become of it, where React looks for it. */
function known<Module>(coming: Promise<Module>): Promise<Module> {
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => {},
  );
  return coming;
}
