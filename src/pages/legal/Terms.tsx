import { LegalPage } from './LegalPage';
import { LighthouseIsland } from './LighthouseIsland';
import { TERMS_SECTIONS, TERMS_SUMMARY } from './terms-sections';

export default function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      drawing={<LighthouseIsland />}
      inShort={TERMS_SUMMARY}
      sections={TERMS_SECTIONS}
    />
  );
}
