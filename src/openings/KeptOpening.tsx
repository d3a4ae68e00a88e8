/** The opening of a game as it stands in the HTML that the server sent: nothing of it is made anew. */
export function KeptOpening() {
  return <main id="main" className="opening" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
