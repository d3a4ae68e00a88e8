import type { Demo } from '../../../play/menu/demo/Demo';

/** A partly filled bar below a target, and tiles, one of which fills it. */
export const demo: Demo = {
  asked: (
    <>
      <span className="takedown-disc takedown-disc-small">12</span>
      <span className="takedown-bar takedown-bar-small">
        <i style={{ flex: 7 }}>7</i>
        <i style={{ flex: 5, background: 'none' }} />
      </span>
    </>
  ),
  answered: (
    <>
      <span className="takedown-disc takedown-disc-small">12</span>
      <span className="takedown-bar takedown-bar-small">
        <i style={{ flex: 7 }}>7</i>
        <i style={{ flex: 5 }}>5</i>
      </span>
    </>
  ),
  choices: [4, 5, 9],
  correct: 1,
  incorrect: 2,
  explanation: (
    <span className="takedown-over">
      <span className="takedown-bar takedown-bar-small">
        <i style={{ flex: 7 }}>7</i>
        <i style={{ flex: 9 }}>9</i>
      </span>
      <b>12</b>
    </span>
  ),
};
