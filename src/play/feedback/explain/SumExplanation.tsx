import { memo, type ReactNode } from 'react';
import type { Sum } from '../../../../machines/core/arithmetic';
import type { SumPicture } from '../../../../machines/core/explain';
import { explainSum } from '../../../../machines/learning/derived-facts';
import { learningStore } from '../../../device/learning';
import { AreaModel } from './AreaModel';
import { Bowls } from './Bowls';
import { DotArray } from './DotArray';
import { NumberLine } from './NumberLine';
import { TenFrames } from './TenFrames';

/**
 * The picture that explains a sum, based on the facts that this child knows. It appears step by step next to the
 * feedback. Screen readers get the text instead.
 */
export const SumExplanation = memo(function Explain({ sum }: { readonly sum: Sum }) {
  const { picture } = explainSum(learningStore.read(), sum);
  return drawn(picture);
});

function drawn(picture: SumPicture): ReactNode {
  switch (picture.kind) {
    case 'line':
      return <NumberLine {...picture} />;
    case 'frames':
      return <TenFrames {...picture} />;
    case 'array':
      return <DotArray {...picture} />;
    case 'bowls':
      return <Bowls {...picture} />;
    case 'areaModel':
      return <AreaModel {...picture} />;
  }
}
