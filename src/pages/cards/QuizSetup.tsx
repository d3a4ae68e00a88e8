import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { Button } from '../../ui/Button';
import { letterAll } from '../print/circles';
import { newSeed, type readPrintLink } from '../print/print-source';
import { useMaterial } from '../print/useMaterial';
import { RoundSettings, SelectField } from '../teachers/RoundSettings';
import { QUIZ_COUNTS, quizCounts } from './quiz-state';
import { text } from './text';

/** Chooses the questions of a quiz. */
export function QuizSetup({ initial }: { readonly initial: ReturnType<typeof readPrintLink> }) {
  const [, setParameters] = useSearchParams();
  const [source, setSource] = useState(initial.source);
  const [seed] = useState(initial.seed);
  const [count, setCount] = useState<number>(QUIZ_COUNTS[1]);
  const { material, offered } = useMaterial(source, seed, count, quizCounts);
  const canBegin = material !== null && letterAll(material.questions, seed) !== null;
  const begin = () => {
    if (canBegin) setParameters({ ...material.parameters, quiz: '1' });
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <SelectField
          label={text.from}
          value={source.kind === 'game' ? source.game.id : ''}
          options={GAMES.map(({ id, title }) => [id, title] as const)}
          onChange={(id) => {
            const game = GAMES.find((one) => one.id === id);
            if (game !== undefined) setSource({ kind: 'game', game, settings: {} });
          }}
        />
        {source.kind === 'game' && (
          <RoundSettings
            settings={offered}
            chosen={source.settings}
            onChange={(settings) => setSource({ ...source, settings })}
          />
        )}
        <SelectField
          label={text.count}
          value={String(count)}
          options={QUIZ_COUNTS.map((one) => [String(one), String(one)])}
          onChange={(value) => setCount(Number(value) || QUIZ_COUNTS[1])}
        />
      </div>
      {material !== null && !canBegin && <p role="status">{text.noLetters}</p>}
      {material === null && source.kind === 'facts' && <p role="status">{text.noFacts}</p>}
      <Button
        variant="primary"
        size="big"
        className="justify-self-start"
        icon={<Play aria-hidden className="icon" />}
        aria-disabled={!canBegin}
        onClick={begin}
      >
        {text.begin}
      </Button>
    </>
  );
}

/** The same parameters with another seed. */
export function withNewSeed(search: string): URLSearchParams {
  const parameters = new URLSearchParams(search);
  parameters.set('seed', String(newSeed()));
  return parameters;
}
