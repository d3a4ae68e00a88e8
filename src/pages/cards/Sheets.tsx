import { useState } from 'react';
import { circleCountsFor, layoutOf, letterAll } from '../print/circles';
import { readPrintLink } from '../print/print-source';
import { useMaterial } from '../print/useMaterial';
import { SheetReader } from './SheetReader';
import { text } from './text';

/** Reads the marked sheets whose questions a link names. */
export default function Sheets({ search }: { readonly search: string }) {
  const [{ source, seed, count }] = useState(() => readPrintLink(search));
  const { material } = useMaterial(source, seed, count, circleCountsFor);
  const questions = material && letterAll(material.questions, seed);
  const layout = material && layoutOf(material.room);
  return (
    <main id="main" className="class-screen">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-20">
        <h1>{text.sheets.title}</h1>
        {material !== null &&
          (questions === null || layout === null ? (
            <p role="status">{text.noLetters}</p>
          ) : (
            <SheetReader title={material.title} sheetKey={{ questions, seed, layout }} />
          ))}
        <p className="max-w-192 text-small">{text.about}</p>
      </div>
    </main>
  );
}
