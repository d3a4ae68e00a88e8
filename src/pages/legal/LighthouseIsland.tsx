import { Boat } from '../sea/Boat';
import { Sandbank } from './Sandbank';

/** A lighthouse that shows a boat the way, 320 x 240, afloat at its lower edge. */
export function LighthouseIsland() {
  return (
    <>
      <path d="M206 42L66 12Q52 50 66 88L206 58ZM222 42L318 20Q330 50 318 80L222 58Z" className="fill-foam" />
      <Sandbank transform="translate(204 190) scale(0.8)" />
      <g transform="translate(214 186) scale(1.85)">
        <ellipse cx="1" cy="1" rx="22" ry="5" fill="#47af61" />
        <path d="M-11-62L-15 0H15L11-62Z" fill="#fff" />
        <path d="M4-62H11L15 0H5Z" fill="#e0e1ea" />
        <path d="M-12.3-42H12.3L13.4-24H-13.4Z" fill="#ed655b" />
        <path d="M4.3-42H12.3L13.4-24H4.6Z" fill="#c3292e" />
        <path d="M-5 0V-9A5 5 0 0 1 5-9V0Z" fill="#875627" />
        <rect x="-14" y="-66" width="28" height="6" rx="2" fill="#513ebe" />
        <rect x="-8" y="-80" width="16" height="15" rx="2" fill="#ffdd78" />
        <rect x="1" y="-80" width="7" height="15" rx="2" fill="#ffcc3f" />
        <path d="M-12-79Q0-94 12-79Z" fill="#c3292e" />
      </g>
      <g transform="translate(274 184)">
        <circle cy="-18" r="20" fill="#47af61" />
        <path d="M14-32A20 20 0 0 1-14-4A25 25 0 0 0 14-32Z" fill="#00833e" />
      </g>
      <Boat transform="translate(54 204) rotate(-3) scale(0.95)" />
    </>
  );
}
