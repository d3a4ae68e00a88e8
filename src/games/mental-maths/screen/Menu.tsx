import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import { OPERATIONS } from '../../../../machines/mental-maths/questions';
import { type MenuProps, RoundMenu } from '../../../play/menu/RoundMenu';
import { game } from '../game';
import { text } from '../text';
import { demo } from './demo';
import { howTo } from './how-to';

/** The game's menu: the four operations, the time setting, and the player's best score. */
export const Menu = (props: MenuProps<MentalMathsActor>) => (
  <RoundMenu
    {...props}
    game={game}
    text={text}
    demo={demo}
    howTo={howTo}
    scoreText={({ score }) => text.menu.bestOf(score)}
  >
    <Operations />
  </RoundMenu>
);

/** The four operations as a plain list. They cannot be chosen. */
function Operations() {
  const { menu } = text;
  return (
    <section className="leading-[1.6] font-bold text-text-soft" aria-labelledby="mental-operations">
      <h2 id="mental-operations" className="me-5 inline-block [font:inherit] phone:block">
        {menu.operations}
      </h2>
      <ul className="inline">
        {OPERATIONS.map((operation) => (
          <li key={operation} className="me-5 inline-block phone:me-3">
            <b aria-hidden className="me-[0.375em] font-extrabold text-text">
              {operation}
            </b>
            {menu.names[operation]}
          </li>
        ))}
      </ul>
    </section>
  );
}
