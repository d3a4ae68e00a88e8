import { loading } from './text';

/** Shown while a page is loading. The text appears after a moment, so that it does not flash. */
export function Loading() {
  return (
    <main id="main" className="grid min-h-screen justify-items-center pt-[30vh]">
      <p role="status" className="loading lettering text-[1.375rem] text-text-soft">
        {loading}
      </p>
    </main>
  );
}
