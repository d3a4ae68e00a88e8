import { useEffect, useRef } from 'react';
import type { LoadPreviewData } from '../../progress/load-file';
import { Button } from '../../ui/Button';
import { WarningNote } from './ActionCard';
import { CHANGES, changedFacts, omittedText, otherRecords, text, titleOfChange } from './file-text';

const { load } = text;

interface Props {
  readonly plan: LoadPreviewData;
  readonly onLoad: () => void;
  readonly onLeave: () => void;
}

/** A preview of what loading a file will change. */
export function LoadPreview({ plan, onLoad, onLeave }: Props) {
  const { savedAt, changes, damaged, newer, leftOut } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3 pt-1">
      <h3 ref={heading} tabIndex={-1} className="rounded-[6px]">
        {changes.length === 0 ? load.nothingNew : load.willBeAdded}
      </h3>
      {savedAt !== null && <p className="text-text-soft">{load.savedOn(savedAt)}</p>}
      {changes.length === 0 && damaged.length + newer.length + leftOut === 0 && <p>{load.alreadyHere}</p>}
      {changes.length > 0 && (
        <ul className="grid list-disc gap-1.5 ps-5">
          {changes.map(({ part, title, facts }) => (
            <li key={part}>
              <b className="font-extrabold">{titleOfChange(title)}</b>{' '}
              {facts.length === 0 ? (CHANGES[part] ?? otherRecords) : changedFacts(facts)}
            </li>
          ))}
        </ul>
      )}
      {damaged.length > 0 && <WarningNote>{load.damaged(damaged)}</WarningNote>}
      {leftOut > 0 && <WarningNote>{omittedText.file(leftOut)}</WarningNote>}
      {newer.length > 0 && <WarningNote>{load.newer(newer)}</WarningNote>}
      <div className="flex flex-wrap gap-3">
        {changes.length > 0 && (
          <Button variant="primary" onClick={onLoad}>
            {load.add}
          </Button>
        )}
        <Button onClick={onLeave}>{changes.length > 0 ? load.notNow : load.ok}</Button>
      </div>
    </div>
  );
}
