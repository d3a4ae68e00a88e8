import { useSelector } from '@xstate/react';
import { getLevel } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { Switch } from '../../../ui/Switch';
import { Tabs } from '../../../ui/Tabs';
import { tabbedText } from '../text/tabbed';

const { practice } = tabbedText;

/** The two practice tabs. The settings cover the city. */
export function PracticeTabs({ actor }: { readonly actor: ArithmeticHeroActor }) {
  const level = useSelector(actor, ({ context }) => getLevel(context.round.settings.level));
  const answers = useSelector(actor, ({ context }) => context.answers);
  const isInSettings = useSelector(actor, (snapshot) => snapshot.matches({ playing: { practice: 'settings' } }));
  return (
    <Tabs
      label={practice.tabs}
      listClassName="practice-tab-list"
      value={isInSettings ? 'settings' : 'practice'}
      onValueChange={(tab) => actor.send({ type: tab === 'settings' ? 'OPEN_SETTINGS' : 'OPEN_PRACTICE' })}
      tabs={[
        {
          value: 'practice',
          label: practice.tab,
          content: <p className="practice-badge">{practice.badge(level.id)}</p>,
        },
        {
          value: 'settings',
          label: practice.settingsTab,
          content: (
            <div className="practice-settings">
              <Switch
                label={practice.multipleChoice}
                isOn={answers === 'choice'}
                onChange={(isOn) => actor.send({ type: 'CHOOSE_ANSWERS', answers: isOn ? 'choice' : 'type' })}
              />
              <ul>
                {level.operations.map((operation) => (
                  <li key={operation}>
                    <b aria-hidden>{operation}</b> {practice.operations[operation]}
                  </li>
                ))}
              </ul>
              <p className="text-text-soft">{practice.operationsNote}</p>
            </div>
          ),
        },
      ]}
    />
  );
}
