import type { Equation } from '../../../machines/core/arithmetic';
import { FactTile } from '../../play/facts/FactTile';
import { SumExplanation } from '../../play/feedback/explain/SumExplanation';
import { formatEquation } from '../../ui/format';
import type { FactState } from './tables';
import { RUSTY_SENTENCE, STATE_SENTENCES } from './text';

interface Props {
  readonly equation: Equation;
  readonly state: FactState;
}

/** One fact: the sum, how well it is known, and its picture. */
export function FactDetail({ equation, state: { known, isRusty } }: Props) {
  return (
    <div className="fact-detail grid content-start gap-3 rounded-large bg-surface p-5 shadow-soft">
      <p className="text-center font-heading text-[2.25rem]/[1.1] font-semibold text-nowrap">
        {formatEquation(equation)}
      </p>
      <p className="flex items-center justify-center gap-2.5 font-bold">
        <FactTile known={known} isRusty={isRusty} />
        <span>{isRusty ? `${STATE_SENTENCES[known]} ${RUSTY_SENTENCE}` : STATE_SENTENCES[known]}</span>
      </p>
      <div className="fact-plate grid min-h-[9.5rem] place-items-center rounded-medium p-3">
        <SumExplanation key={formatEquation(equation)} sum={equation} />
      </div>
    </div>
  );
}
