import { useState } from 'react';
import { remember } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { identifySheet, isSheetMarked, rememberMarkedSheet } from '../../device/marked-sheets';
import { getToday } from '../../device/today';
import type { PaperQuestion } from '../../play/paper/paper';
import { Button } from '../../ui/Button';
import { CameraPageLink } from '../../ui/CameraPageLink';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { useSharingChild } from '../children/useSharingChild';
import { StatusNote } from '../progress/ActionCard';
import { letterAll } from './circles';
import type { Source } from './print-source';
import { getCameraLink } from './SheetPage';
import { text } from './text';
import { useMaterial } from './useMaterial';
import { inOrderOf, VERSIONS, type Version } from './worksheet';

const { mark } = text;

interface Props {
  readonly source: Source;
  readonly seed: number;
  readonly count: number;
  readonly version: Version;
}

/** The key of a printed sheet. One marks what was wrong, and the memory changes as if the sheet had been played. */
export function MarkPart({ source, seed, count, version: printed }: Props) {
  const { material } = useMaterial(source, seed, count);
  const [version, setVersion] = useState(printed);
  const [isSaved, setSaved] = useState(false);
  if (material === null) return null;
  // The other versions have the same questions, so they count only once.
  const sheet = identifySheet(material.parameters);
  return (
    <>
      <h2>{mark.title(material.title)}</h2>
      {letterAll(material.questions, seed) !== null && (
        <CameraPageLink
          to={getCameraLink(material)}
          className="inline-flex min-h-(--target) items-center justify-self-start font-bold text-text-link underline"
        >
          {mark.cameraForCircles}
        </CameraPageLink>
      )}
      <ChoiceGroup
        label={mark.sheet}
        value={version}
        onChange={setVersion}
        options={VERSIONS.map((value) => ({ value, label: value }))}
      />
      <Key
        key={version}
        questions={inOrderOf(version, material.questions, seed)}
        isSaved={isSaved || isSheetMarked(sheet)}
        onSave={() => {
          rememberMarkedSheet(sheet);
          setSaved(true);
        }}
      />
    </>
  );
}

interface KeyProps {
  readonly questions: readonly PaperQuestion[];
  readonly isSaved: boolean;
  readonly onSave: () => void;
}

function Key({ questions, isSaved, onSave }: KeyProps) {
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const [right, setRight] = useState<number | null>(null);
  const own = useSharingChild();
  const save = () => {
    for (const [index, question] of questions.entries()) rememberAnswer(question, !wrong.has(index));
    setRight(questions.length - wrong.size);
    onSave();
  };
  return (
    <>
      <p>{mark.lead}</p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-2">
        {questions.map(({ asked, answer }, index) => (
          <li key={index}>
            <button
              type="button"
              className="marked-answer"
              aria-pressed={wrong.has(index)}
              aria-disabled={isSaved}
              onClick={() => !isSaved && setWrong(toggled(wrong, index))}
            >
              <span>{`${index + 1}. ${asked}`}</span> <b>{answer}</b>
              {wrong.has(index) && <em>{mark.wrong}</em>}
            </button>
          </li>
        ))}
      </ol>
      {!isSaved && (
        <Button variant="primary" size="big" className="justify-self-start" onClick={save}>
          {own === null ? mark.save : mark.saveFor(own.look)}
        </Button>
      )}
      <StatusNote className="self-start empty:-mt-6">
        {right !== null ? mark.saved(right, questions.length) : isSaved && mark.again}
      </StatusNote>
    </>
  );
}

function toggled(wrong: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(wrong);
  if (!next.delete(index)) next.add(index);
  return next;
}

/** Paper shows no time. An answer that was circled among few could be a guess. */
function rememberAnswer({ skill, choices }: PaperQuestion, isCorrect: boolean): void {
  if (skill === undefined) return;
  learningStore.update((memory) =>
    remember(memory, {
      skill,
      isCorrect,
      ms: null,
      by: choices === undefined ? 'touch' : 'choice',
      digits: 0,
      time: 'none',
      day: getToday(),
    }),
  );
}
