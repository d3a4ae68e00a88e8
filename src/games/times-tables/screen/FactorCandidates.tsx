import { CandidatePad } from '../../../play/answers/candidates/CandidatePad';
import { Button } from '../../../ui/Button';
import { useStore } from '../../../ui/page-store';
import { text } from '../text';
import { FACTORS } from './candidates';
import type { FactorFields } from './factor-fields';

const CANDIDATES = FACTORS.map((factor) => ({ value: factor, text: factor }));

/** Nine factors, which fill in the fields in order, and a button to skip to the next field. */
export function FactorCandidates({ fields }: { readonly fields: FactorFields }) {
  const slot = useStore(fields.slot);
  return (
    <div className="tables-candidates">
      <CandidatePad label={text.play.field(slot)} candidates={CANDIDATES} isOpen onChoose={fields.choose} />
      <Button onClick={fields.skip}>{text.play.nextNumber}</Button>
    </div>
  );
}
