/** The intro exactly as it is in the HTML from the server: React keeps that markup and renders nothing itself. */
export function ServedIntro() {
  // Empty HTML in the form that browsers accept where strings are refused (Trusted Types, scripts/site/headers.ts).
  const nothing = window.trustedTypes?.emptyHTML ?? '';
  return <main id="main" className="opening" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: nothing }} />;
}
