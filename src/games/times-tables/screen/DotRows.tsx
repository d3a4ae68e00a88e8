import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { usePlainStage } from '../../../play/canvas/SceneStage';
import { StagePart } from '../../../play/canvas/StagePart';
import { StageStill } from '../../../play/canvas/StageStill';
import type { View } from '../../../stage/scene';
import type { TimesTablesView } from '../scene';
import { drawStillPlate, openedArea } from '../scene/still';
import { getTimesTablesView } from '../view';

const FIVE = 5;
/** The area of a plate while none is open. */
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 } as const;

const getRow = (count: number): string => '●'.repeat(count).replaceAll(new RegExp(`●{${FIVE}}(?=●)`, 'g'), '$& ');

const isSameView = (one: TimesTablesView, other: TimesTablesView): boolean =>
  one.puzzle === other.puzzle && one.opened?.tile === other.opened?.tile && one.opened?.text === other.opened?.text;

/** Returns a function that draws a static picture of the puzzle. It changes whenever the puzzle does. */
export function useStillPicture(actor: TimesTablesActor, draw: (view: View, shown: TimesTablesView) => string) {
  const shown = useSelector(actor, getTimesTablesView, isSameView);
  return useCallback((view: View) => draw(view, shown), [draw, shown]);
}

/** The dots of the pressed tile when there is no canvas: on a plate, or in rows. Screen readers get them in words. */
export function DotRows({ actor }: { readonly actor: TimesTablesActor }) {
  const plain = usePlainStage();
  const shown = useSelector(actor, getTimesTablesView, isSameView);
  const plate = useStillPicture(actor, drawStillPlate);
  const { opened } = shown;
  if (plain === null || opened === null) return null;
  if (plain.fit !== null) {
    return (
      <>
        <StageStill draw={plate} />
        <StagePart className="tables-dots" areaOf={(view) => openedArea(view, shown) ?? NOWHERE}>
          <b>{opened.text}</b>
        </StagePart>
      </>
    );
  }
  const { dots } = opened;
  const rows = [...Array.from({ length: dots.rows }, () => dots.perRow), ...(dots.rest > 0 ? [dots.rest] : [])];
  return (
    <div aria-hidden className="tables-dots">
      <b>{opened.text}</b>
      {rows.map((count, index) => (
        <span key={index}>{getRow(count)}</span>
      ))}
    </div>
  );
}
