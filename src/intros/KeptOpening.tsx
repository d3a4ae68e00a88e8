/** The opening of a game as it stands in the HTML that the server sent: nothing of it is made anew. */
export function ServedIntro() {
  // No HTML at all, in the form that browsers take to which words are none (scripts/site/headers.ts).
  const nothing = window.trustedTypes?.emptyHTML ?? '';
  return <main id="main" className="opening" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: nothing }} />;
}
