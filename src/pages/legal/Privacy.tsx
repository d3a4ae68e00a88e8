import { ChestIsland } from './ChestIsland';
import { LegalPage } from './LegalPage';
import { PRIVACY_SECTIONS, PRIVACY_SUMMARY } from './privacy-sections';

export default function Privacy() {
  return (
    <LegalPage title="Privacy Policy" drawing={<ChestIsland />} inShort={PRIVACY_SUMMARY} sections={PRIVACY_SECTIONS} />
  );
}
