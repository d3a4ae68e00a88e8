import type { ReactNode, SyntheticEvent } from 'react';
import type { AnyActorRef } from 'xstate';
import { isPlayedOnCanvas } from '../../../stage/canvas-state';
import { isNewQuestion, type SceneConfig, SceneStage } from '../../canvas/SceneStage';
import { useSceneStage } from '../../canvas/useSceneFrame';
import { useView } from '../../canvas/useView';
import { type EmittingActor, useEvents } from '../../feedback/round-events';
import { useContinuousRounds, useVerdicts } from '../../round/continuous-rounds';
import { useIsPaused } from '../../round/usePause';
import type { RunningGame } from '../../useGame';
import type { Half } from './half';

interface HalfSnapshot {
  readonly context: { readonly seed: number };
  hasTag(tag: 'result'): boolean;
}

interface HalfActor<Snapshot, Event>
  extends Pick<AnyActorRef, 'subscribe'>,
    Pick<EmittingActor<Event, Snapshot>, 'on'> {
  getSnapshot(): Snapshot;
  send(event: { readonly type: 'START'; readonly seed: number }): void;
}

interface Props<Snapshot, Seen extends object, Event> {
  readonly half: Half;
  readonly running: Pick<RunningGame<HalfActor<Snapshot, Event>>, 'actor' | 'clock' | 'reducedMotion'>;
  readonly scene: SceneConfig<Seen, Event>;
  readonly viewOf: (snapshot: Snapshot) => Seen;
  readonly standing?: string;
  readonly isSeam?: (before: Seen, now: Seen) => boolean;
  readonly status: ReactNode;
  readonly overlay?: ReactNode;
  readonly panel?: { readonly label: string; readonly content: ReactNode };
}

/** One player's half: figures, scene and answers. */
export function HalfScreen<Snapshot extends HalfSnapshot, Seen extends object, Event>(
  props: Props<Snapshot, Seen, Event>,
) {
  const { half, running, scene, viewOf, standing, isSeam = isNewQuestion, status, overlay, panel } = props;
  const { actor, clock, reducedMotion } = running;
  const stage = useSceneStage({ clock, reducedMotion }, true, useIsPaused(clock));
  const watch = useView(actor, viewOf);
  const listen = useEvents(actor);
  useVerdicts(listen, half.onAnswer);
  useContinuousRounds(actor, true);
  const refuse = (event: SyntheticEvent) => {
    if (!half.isPaused) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      className="half game game-play"
      aria-label={half.name}
      data-player={half.player}
      data-paused={half.isPaused}
      data-calm={reducedMotion}
      data-canvas={isPlayedOnCanvas(stage.picture) ? 'drawn' : 'none'}
      data-layout={stage.layout}
      data-panel={panel !== undefined}
      onClickCapture={refuse}
      onSubmitCapture={refuse}
    >
      <div className="game-status half-status">{status}</div>
      <div className="game-body">
        <SceneStage
          {...stage}
          {...scene}
          {...(standing !== undefined && { standing })}
          watch={watch}
          listen={listen}
          isSeam={isSeam}
        >
          {overlay}
        </SceneStage>
        {panel && (
          <section className="panel" aria-label={panel.label}>
            {panel.content}
          </section>
        )}
      </div>
    </section>
  );
}
