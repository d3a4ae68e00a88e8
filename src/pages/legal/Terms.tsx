import { LegalPage } from './LegalPage';
import { LighthouseIsland } from './LighthouseIsland';
import { TERMS_IN_SHORT, TERMS_SECTIONS } from './terms-sections';

export default function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      drawing={<LighthouseIsland />}
      inShort={TERMS_IN_SHORT}
      sections={TERMS_SECTIONS}
    />
  );
}
