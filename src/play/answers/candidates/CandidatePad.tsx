import { type AnswerChoice, AnswerPad } from '../AnswerPad';
import { answers } from '../text';

interface Props {
  readonly label?: string;
  /** At most nine answers, in ascending order. */
  readonly candidates: readonly AnswerChoice<string>[];
  readonly isOpen: boolean;
  readonly onChoose: (value: string) => void;
}

/** Answers in three rows of three. Pressing one submits it immediately. */
export function CandidatePad({ label = answers, candidates, isOpen, onChoose }: Props) {
  return (
    <div className="candidates">
      <AnswerPad label={label} choices={candidates} isOpen={isOpen} onChoose={onChoose} />
    </div>
  );
}
