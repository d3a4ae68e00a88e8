/** What stands in the page's place until it has arrived; its words wait a moment, so that they do not flash. */
export function Loading() {
  return (
    <main id="main" className="grid min-h-screen justify-items-center pt-[30vh]">
      <p role="status" className="loading lettering text-[1.375rem] text-text-soft">
        Loading…
      </p>
    </main>
  );
}
