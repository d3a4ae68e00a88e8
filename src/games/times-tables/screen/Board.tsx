import { useSelector } from '@xstate/react';
import { type CSSProperties, Fragment, type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import type { Cell } from '../../../../machines/times-tables/rules';
import { useIsMultipleChoice } from '../../../play/answers/candidates/multiple-choice';
import { useTypedKeys } from '../../../play/answers/useKeys';
import { usePlainStage, useStageFit } from '../../../play/canvas/SceneStage';
import { StageStill } from '../../../play/canvas/StageStill';
import { FirstMove } from '../../../play/menu/demo/FirstMove';
import { type Direction, getAreaBox } from '../../../stage/area';
import type { Fit } from '../../../stage/scene';
import { digitFromKey } from '../../../ui/digit-keys';
import { panelLayout } from '../scene/layout';
import { drawStillTiles } from '../scene/still';
import { text } from '../text';
import { isCompleted } from '../view';
import { FACTORS } from './candidates';
import { DotRows, useStillPicture } from './DotRows';
import { FactorField } from './FactorField';
import type { FactorFields } from './factor-fields';
import { TileButton } from './TileButton';

/** Links the button in the panel to the form of the board. */
export const BOARD_FORM_ID = 'times-tables-board';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The selectors of a row field, a column field, and the tile where they meet. */
const FIRST_PAIR = ['[data-x="0"][data-y="2"]', '[data-x="2"][data-y="0"]', '[data-x="2"][data-y="2"]'] as const;
const isOfFirstPair = ({ row, column }: Cell): boolean => row === 1 && column === 1;

interface Props {
  readonly actor: TimesTablesActor;
  readonly fields: FactorFields;
}

/** Font size relative to the side length of a tile. */
const FONT_RATIO = 0.52;

/** A box over the picture with a matching font size. */
const boxIn = (fit: Fit) => (area: Parameters<typeof getAreaBox>[0]) => {
  const box = getAreaBox(area, fit);
  return { ...box, fontSize: box.height * FONT_RATIO } satisfies CSSProperties;
};

/** Boxes of all fields and tiles over the picture; null without a picture. Plates let clicks through to the tiles. */
function useBoxes(size: number) {
  const fit = useStageFit();
  const isDrawn = usePlainStage() === null;
  return useMemo(() => {
    if (fit === null) return null;
    const { rows, columns, tiles, plates } = panelLayout(fit.view, size);
    const box = boxIn(fit);
    return {
      row: rows.map(box),
      column: columns.map(box),
      tiles: tiles.map(box),
      plates: (isDrawn ? plates : tiles).map(box),
    };
  }, [fit, size, isDrawn]);
}

const DIGIT = /^\d$/;

/** The puzzle: real fields and buttons over the tiles of the picture, or in the page if there is no picture. */
export function Board({ actor, fields }: Props) {
  const puzzle = useSelector(actor, ({ context }) => context.puzzle);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const opened = useSelector(actor, ({ context }) => context.opened);
  const isOpen = useSelector(actor, (snapshot) => !isCompleted(snapshot));
  const isMultipleChoice = useIsMultipleChoice();
  // No puzzle has been solved on this device, and this one has not been started.
  const isFirst = useSelector(actor, ({ value, context }) => value === 'idle' && context.stats.gamesCompleted === 0);
  const boxes = useBoxes(puzzle.size);
  const board = useRef<HTMLFormElement>(null);
  useEffect(() => {
    fields.attach(board.current);
    return () => fields.attach(null);
  }, [fields]);
  useFocusOnNewPuzzle(fields, seed);
  useTypedKeys(board, isOpen && !isMultipleChoice, { keys: DIGIT }, fields.focusCurrent);
  const press = useCallback((tile: number) => actor.send({ type: 'PRESS_TILE', tile }), [actor]);
  const indices = Array.from({ length: puzzle.size }, (_, index) => index);
  const given = { actor, fields, isOpen, isMultipleChoice };
  return (
    <>
      <StageStill draw={useStillPicture(actor, drawStillTiles)} />
      <p className="sr-only">{isOpen && <span data-testid="question">{text.play.question(puzzle)}</span>}</p>
      {/* Arrow keys move between real fields and buttons, each of which can also be reached with Tab. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={board}
        id={BOARD_FORM_ID}
        aria-label={text.play.board}
        className="tables-board"
        data-size={puzzle.size}
        onKeyDown={(event) => handleKey(event, fields, isMultipleChoice)}
        onSubmit={(event) => {
          event.preventDefault();
          fields.check();
        }}
      >
        <span aria-hidden className="tables-corner">
          ×
        </span>
        {indices.map((index) => (
          <FactorField key={index} {...given} side="column" index={index} box={boxes?.column[index]} />
        ))}
        {indices.map((row) => (
          <Fragment key={row}>
            <FactorField {...given} side="row" index={row} box={boxes?.row[row]} />
            {puzzle.cells.map(
              (cell, cellIndex) =>
                cell.row === row && (
                  <TileButton
                    key={cellIndex}
                    actor={actor}
                    cell={cell}
                    cellIndex={cellIndex}
                    isOpened={opened === cellIndex}
                    // The plate of an opened tile covers its neighbours. Pressing anywhere on it closes it.
                    box={opened === cellIndex ? boxes?.plates[cellIndex] : boxes?.tiles[cellIndex]}
                    onPress={press}
                  />
                ),
            )}
          </Fragment>
        ))}
      </form>
      <DotRows actor={actor} />
      {isFirst && boxes !== null && (
        <FirstMove targets={FIRST_PAIR}>{text.play.pair(puzzle.cells.find(isOfFirstPair)?.value ?? 0)}</FirstMove>
      )}
    </>
  );
}

/** Moves the focus to the first factor of a new puzzle. */
function useFocusOnNewPuzzle(fields: FactorFields, seed: number): void {
  const last = useRef(seed);
  useEffect(() => {
    if (last.current === seed) return;
    last.current = seed;
    fields.restart();
  }, [fields, seed]);
}

/**
 * Arrow keys move over the board, and digits choose a candidate. Enter in a field moves to the next empty one, or checks
 * the puzzle if there is none.
 */
function handleKey(event: KeyboardEvent, fields: FactorFields, isMultipleChoice: boolean): void {
  const { target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement)) return;
  const direction = DIRECTIONS[event.key];
  const candidate = isMultipleChoice ? FACTORS.find((factor) => factor === digitFromKey(event.nativeEvent)) : undefined;
  if (candidate !== undefined) {
    event.preventDefault();
    if (!event.repeat) fields.choose(candidate);
  } else if (direction !== undefined && digitFromKey(event.nativeEvent) === null) {
    // A digit of a numeric pad whose Num Lock is off goes into the field instead.
    event.preventDefault();
    fields.step({ x: Number(target.dataset['x']), y: Number(target.dataset['y']) }, direction);
  } else if (event.key === 'Enter' && target instanceof HTMLInputElement) {
    event.preventDefault();
    if (!event.repeat) fields.enter();
  }
}
