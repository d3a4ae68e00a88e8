/** The intro exactly as the server sent it: React keeps that markup and renders nothing itself. */
export function ServedIntro() {
  // Empty HTML in a form that browsers accept even where Trusted Types forbid plain strings (scripts/site/headers.ts).
  const nothing = window.trustedTypes?.emptyHTML ?? '';
  return <main id="main" className="opening" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: nothing }} />;
}
