import { type ComponentType, lazy, use } from 'react';
import { checkSiteOnline } from '../device/offline/lazy-part';

interface PageModule<Props> {
  readonly default: ComponentType<Props>;
}

/** A page that is loaded when it is first needed. */
export interface LazyPage<Props extends object = object> {
  /** Renders the page. Suspends unless `load` has finished. */
  readonly Page: ComponentType<Props>;
  readonly load: () => Promise<unknown>;
}

/** Clears each failure. They are remembered because React re-renders after one, which must not load in a loop. */
const failures = new Set<() => void>();

/** Lets failed parts load again when they are next rendered, after a navigation or when the network is back. */
export function retryFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Like React's `lazy`, except that a page that has been loaded before renders at once without suspending, and a failed
 * one is tried again after `retryFailedLoads`.
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
 * A part of a page with React's `lazy`, retried after `retryFailedLoads`. `onFailure` gives what is rendered until then.
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

/** A part that its page needs. If it cannot be loaded, the error boundary around it says so. */
export const lazyPart = <Props extends object>(load: () => Promise<PageModule<Props>>): ComponentType<Props> =>
  retried(load, (error) => {
    throw error;
  });

/** An optional part of a page. If it cannot be loaded, nothing is rendered until it is tried again. */
export const lazyOptional = <Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
): ComponentType<Props> => retried(load, () => ({ default: () => null }));

/** Checks the site first when offline, because a browser never retries a failed module import. */
async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  if ('onLine' in navigator && !navigator.onLine)
    await checkSiteOnline().catch((cause: unknown) => {
      throw new Error('The page could not be loaded.', { cause });
    });
  return load();
}

/** Records the outcome on a promise, in the fields that React reads. */
function known<Module>(coming: Promise<Module>): Promise<Module> {
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => {},
  );
  return coming;
}
