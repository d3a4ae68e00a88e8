import { type ComponentType, lazy, use } from 'react';
import { checkSiteOnline } from './load-part';

interface PageModule<Props> {
  readonly default: ComponentType<Props>;
}

/** A page that is loaded when it is first needed. */
export interface LazyPage<Props extends object = object> {
  /** Renders the page. Suspends unless `load` has finished. */
  readonly Page: ComponentType<Props>;
  readonly load: () => Promise<unknown>;
}

/**
 * Functions that clear one failure each. Failures are remembered because React renders again after one, which must not
 * cause an endless loop of requests.
 */
const failures = new Set<() => void>();

/** Lets failed parts load again when they are next rendered, after a navigation or when the network is back. */
export function retryFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Like React's `lazy`, except that a page that has been loaded before renders immediately without suspending, and a
 * failed one is tried again after `retryFailedLoads`.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<PageModule<Props>>): LazyPage<Props> {
  let coming: Promise<PageModule<Props>> | null = null;
  let there: PageModule<Props> | null = null;
  const onFailure = (error: unknown): never => {
    failures.add(() => {
      coming = null;
    });
    throw error;
  };
  const fetchOnce = (): Promise<PageModule<Props>> => {
    coming ??= fetched(load).then((module) => {
      there = module;
      return module;
    }, onFailure);
    return coming;
  };
  const Page = (props: Props) => {
    // `use` would suspend for a moment even if the page is already loaded.
    const { default: Loaded } = there ?? use(fetchOnce());
    return <Loaded {...props} />;
  };
  return { Page, load: fetchOnce };
}

/**
 * A part of a page with React's `lazy`, retried after `retryFailedLoads`. `onFailure` returns what is rendered until
 * then.
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

/** A part that its page needs. If it cannot be loaded, the surrounding error boundary shows that. */
export const lazyPart = <Props extends object>(load: () => Promise<PageModule<Props>>): ComponentType<Props> =>
  retried(load, (error) => {
    throw error;
  });

/** An optional part of a page. If it cannot be loaded, nothing is rendered until it is tried again. */
export const lazyOptionalPart = <Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
): ComponentType<Props> => retried(load, () => ({ default: () => null }));

/** First checks that the site can be reached, because a browser never retries a failed module import. */
async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  if ('onLine' in navigator && !navigator.onLine)
    await checkSiteOnline().catch((cause: unknown) => {
      throw new Error('The page could not be loaded.', { cause });
    });
  return load();
}
