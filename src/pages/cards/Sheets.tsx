import { circleCountsFor, layoutOf } from '../print/circles';
import { NoQuestions } from './NoQuestions';
import { SheetReader } from './SheetReader';
import { text } from './text';
import { useLinkedQuestions } from './useLinkedQuestions';

/** Reads the marked sheets whose questions a link names. */
export default function Sheets({ search }: { readonly search: string }) {
  return (
    <main id="main" className="class-screen">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-20">
        <h1>{text.sheets.title}</h1>
        <Reader search={search} />
        <p className="max-w-192 text-small">{text.about}</p>
      </div>
    </main>
  );
}

function Reader({ search }: { readonly search: string }) {
  const linked = useLinkedQuestions(search, circleCountsFor);
  if (linked.type === 'loading') return null;
  if (linked.type === 'none') return <NoQuestions why={linked.why} />;
  const { material, questions, seed } = linked;
  const layout = layoutOf(material.room);
  if (layout === null) return <NoQuestions why={text.noLetters} />;
  return <SheetReader title={material.title} sheetKey={{ questions, seed, layout }} />;
}
