import { ChestIsland } from './ChestIsland';
import { LegalPage } from './LegalPage';
import { OPERATOR } from './Operator';
import { text } from './page-text';
import { COLLECTION } from './privacy-collection-text';
import { PROTECTION } from './privacy-protection-text';
import { PRIVACY_SUMMARY } from './privacy-summary-text';

/**
 * The privacy policy. Statements from the first update keep their meaning. Passages marked as added say what is true of
 * the site today.
 */
export default function Privacy() {
  return (
    <LegalPage
      title={text.privacy}
      drawing={<ChestIsland />}
      inShort={PRIVACY_SUMMARY}
      sections={{ ...OPERATOR, ...COLLECTION, ...PROTECTION }}
    />
  );
}
