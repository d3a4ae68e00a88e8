import { LegalPage } from './LegalPage';
import { LighthouseIsland } from './LighthouseIsland';
import { OPERATOR } from './Operator';
import { text } from './page-text';
import { TERMS, TERMS_SUMMARY } from './terms-text';

export default function Terms() {
  return (
    <LegalPage
      title={text.terms}
      drawing={<LighthouseIsland />}
      inShort={TERMS_SUMMARY}
      sections={{ ...OPERATOR, ...TERMS }}
    />
  );
}
