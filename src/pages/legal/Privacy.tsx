import { ChestIsland } from './ChestIsland';
import { LegalPage } from './LegalPage';
import { PRIVACY_IN_SHORT, PRIVACY_SECTIONS } from './privacy-sections';

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      drawing={<ChestIsland />}
      inShort={PRIVACY_IN_SHORT}
      sections={PRIVACY_SECTIONS}
    />
  );
}
