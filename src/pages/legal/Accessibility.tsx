import { ACCESSIBILITY, ACCESSIBILITY_SUMMARY, DATES, title } from './accessibility-text';
import { LegalPage } from './LegalPage';
import { LighthouseIsland } from './LighthouseIsland';
import { Operator } from './Operator';
import { operatorText } from './operator-text';

/** The accessibility statement. tools/conformance has the answer for each criterion. */
export default function Accessibility() {
  return (
    <LegalPage
      title={title}
      drawing={<LighthouseIsland />}
      inShort={ACCESSIBILITY_SUMMARY}
      sections={{ ...ACCESSIBILITY, operator: { title: operatorText.title, content: <Operator /> } }}
      dates={DATES}
    />
  );
}
