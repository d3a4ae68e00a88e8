import { useCallback } from 'react';
import type { Sky } from '../../stage/sky';
import { isNewQuestion, SceneStage } from '../canvas/SceneStage';
import type { useSceneStage } from '../canvas/useSceneFrame';
import { useView } from '../canvas/useView';
import { useEvents } from '../feedback/round-events';
import { usePlayMode } from '../round/play-mode';
import type { GameSnapshot, ScreenProps } from './screen-props';

interface Props<Snapshot, Seen extends object, Event>
  extends Pick<
    ScreenProps<Snapshot, Seen, Event>,
    'running' | 'scene' | 'viewOf' | 'standing' | 'isSeam' | 'overlay' | 'panel'
  > {
  readonly stage: ReturnType<typeof useSceneStage>;
  readonly sky?: Sky;
}

/** The stage of a game and, during a round, everything over and below it. */
export function GameBody<Snapshot extends GameSnapshot, Seen extends object, Event>(
  props: Props<Snapshot, Seen, Event>,
) {
  const { running, scene, viewOf, standing, isSeam = isNewQuestion, overlay, panel, stage, sky } = props;
  const { board } = usePlayMode();
  const watch = useView(running.actor, viewOf);
  const listen = useEvents(running.actor);
  return (
    <>
      <SceneStage
        {...stage}
        {...scene}
        {...(sky !== undefined && { sky })}
        {...(standing !== undefined && { standing })}
        watch={watch}
        listen={listen}
        isSeam={isSeam}
      >
        {stage.isShown && overlay}
      </SceneStage>
      {stage.isShown && board && <Corners corners={board.corners} />}
      {stage.isShown && panel && (
        <section className="panel" aria-label={panel.label}>
          {panel.content}
        </section>
      )}
    </>
  );
}

/** Holds the answers that are in the corners of a class's board. It takes up no space in the page. */
function Corners({ corners }: { readonly corners: HTMLElement }) {
  // Stable, because moving the element again would lose the focus.
  const hold = useCallback((home: HTMLElement | null) => home?.append(corners), [corners]);
  return <div className="contents" ref={hold} />;
}
