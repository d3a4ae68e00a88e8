import type { Achievement } from '../../../../machines/arithmetic-hero/progress';
import { text } from '../text';
import { AchievementBadge } from './AchievementCard';

/** The achievements that a round has unlocked. */
export default function AchievementsWon({ achievements }: { readonly achievements: readonly Achievement[] }) {
  return (
    <section className="prize">
      <h3>{text.over.achievements}</h3>
      <ul className="achievements-won">
        {achievements.map((achievement) => (
          <AchievementBadge key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </section>
  );
}
