import { useEffect, useRef, useState } from 'react';
import { announce } from '../../play/internal/announcer';
import { Button } from '../../ui/Button';
import { LETTERS } from '../../vision/answer-cards';
import type { SheetAnswer } from '../../vision/read-sheet';
import { CIRCLE, circlesAt, type SheetLayout } from '../../vision/sheet-layout';
import { VERSIONS } from '../print/worksheet';
import type { SheetEvent } from './sheet-state';
import { countCorrect, isCorrect, type ReadSheet, unsureOf } from './sheet-tally';
import { text } from './text';

interface Props {
  readonly sheet: ReadSheet;
  readonly picture: ImageData;
  readonly layout: SheetLayout;
  readonly send: (event: SheetEvent) => void;
}

const { sheets } = text;

/** Shows the answers that were read over the picture of the sheet, and asks about the unsure ones. */
export function SheetReview({ sheet, picture, layout, send }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { questions, answers, first, id } = sheet;
  const unsure = unsureOf(sheet);
  const found = sheets.found(VERSIONS[id.version] ?? '', countCorrect(sheet), questions.length);
  const said = unsure.length > 0 ? sheets.unsure(unsure) : found;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawReading(context, { sheet, picture, layout });
  }, [sheet, picture, layout]);
  useEffect(() => announce(said, { about: 'sheet', isUrgent: true }), [said]);
  useEffect(() => button.current?.focus(), []);
  // A question that was unsure stays in the list, so that a wrong press can be corrected.
  const [listed] = useState(() => new Set(unsure));
  return (
    <section aria-label={sheets.picture} className="grid gap-4">
      <h2>{found}</h2>
      {unsure.length > 0 && <p className="font-bold">{sheets.unsure(unsure)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          variant="primary"
          size="big"
          aria-disabled={unsure.length > 0}
          onClick={() => send({ type: 'ADD' })}
        >
          {sheets.add}
        </Button>
        <Button size="big" onClick={() => send({ type: 'AGAIN' })}>
          {sheets.again}
        </Button>
      </div>
      <ul className="grid gap-2">
        {questions.map(
          (question, index) =>
            listed.has(first + index) && (
              <li key={index} className="flex flex-wrap items-center gap-2">
                <span className="min-w-40 font-bold">{sheets.question(first + index, question.asked)}</span>
                {([...LETTERS.slice(0, question.choices.length), 'blank'] as const).map((answer) => (
                  <Button
                    key={answer}
                    variant={answers[index] === answer ? 'primary' : 'plain'}
                    aria-pressed={answers[index] === answer}
                    onClick={() => send({ type: 'CORRECT', index, answer })}
                  >
                    {answer === 'blank' ? sheets.blank : answer}
                  </Button>
                ))}
              </li>
            ),
        )}
      </ul>
      <canvas
        ref={canvas}
        width={picture.width}
        height={picture.height}
        className="h-auto w-full max-w-192 rounded-medium"
        role="img"
        aria-label={sheets.picture}
      />
    </section>
  );
}

const SIGNS: Readonly<Record<'right' | 'wrong' | 'unsure', readonly [sign: string, colour: string]>> = {
  right: ['✓', '#0a7a2f'],
  wrong: ['✗', '#c02020'],
  unsure: ['?', '#8a4b00'],
};

const verdictOf = (answer: SheetAnswer, right: boolean) => (answer === 'unsure' ? 'unsure' : right ? 'right' : 'wrong');

/** Draws the picture, a ring around each circle that was read as filled, and a mark next to the question's circles. */
function drawReading(
  context: CanvasRenderingContext2D,
  { sheet, picture, layout }: Pick<Props, 'sheet' | 'picture' | 'layout'>,
): void {
  const { questions, answers, project } = sheet;
  context.putImageData(picture, 0, 0);
  for (const [index, question] of questions.entries()) {
    const answer = answers[index] ?? 'unsure';
    const circles = circlesAt(layout, index);
    const [sign, colour] = SIGNS[verdictOf(answer, isCorrect(question, answer))];
    const filled = circles[LETTERS.findIndex((letter) => letter === answer)];
    const centre = project(filled ?? circles[0]!);
    const edge = project({ x: (filled ?? circles[0]!).x + CIRCLE, y: (filled ?? circles[0]!).y });
    const radius = Math.hypot(edge.x - centre.x, edge.y - centre.y);
    context.lineWidth = radius / 5;
    context.strokeStyle = colour;
    context.fillStyle = colour;
    if (filled !== undefined) {
      context.beginPath();
      context.arc(centre.x, centre.y, radius, 0, 2 * Math.PI);
      context.stroke();
    }
    const start = project({ x: circles[0]!.x - 2.8, y: circles[0]!.y + 0.4 });
    context.font = `bold ${radius * 1.8}px sans-serif`;
    context.fillText(sign, start.x, start.y);
  }
}
