import { Sandbank } from '../legal/Sandbank';

/** An open chest full of stars on an island of its own, 320 x 240, afloat at its lower edge. */
export function OpenChest() {
  return (
    <>
      <Sandbank transform="translate(160 186)" />
      <g transform="translate(160 190)">
        <ellipse cx="4" cy="2" rx="86" ry="11" fill="#47af61" />
        <path d="M-66-100L-82-128Q-84-150-60-152H60Q84-150 82-128L66-100Z" fill="#875627" />
        <path d="M-62-104L-74-128Q-74-142-58-142H58Q74-142 74-128L62-104Z" fill="#5f3a18" />
        <path d="M-40-152H-26L-22-104H-36ZM26-152H40L36-104H22Z" fill="#f5ac05" />
        <g fill="#ffcc3f">
          <path d={STAR} transform="translate(-36 -84) rotate(-14) scale(1.5)" />
          <path d={STAR} transform="translate(38 -82) rotate(16) scale(1.4)" />
          <path d={STAR} transform="translate(0 -98) scale(2)" />
        </g>
        <circle cx="-66" cy="-70" r="13" fill="#6f5df0" />
        <circle cx="66" cy="-68" r="12" fill="#e75a4d" />
        <path d="M-78-66H78V-6Q78 2 70 2H-70Q-78 2-78-6Z" fill="#d29d60" />
        <path d="M48-66H78V-6Q78 2 70 2H48Z" fill="#b0783f" />
        <path d="M-66-66H-50V2H-66ZM50-66H66V2H50Z" fill="#ffcc3f" />
        <path d="M58-66H66V2H58Z" fill="#f5ac05" />
        <rect x="-82" y="-72" width="164" height="13" rx="6" fill="#ffcc3f" />
        <rect x="-20" y="-66" width="40" height="36" rx="9" fill="#6f5df0" />
        <circle cy="-52" r="5.5" fill="#1b1b3a" />
        <path d="M-3-51H3L5-38H-5Z" fill="#1b1b3a" />
      </g>
      <path d={STAR} transform="translate(56 66) rotate(-10)" fill="#fff" />
      <path d={STAR} transform="translate(262 54) rotate(12) scale(1.2)" fill="#fff" />
    </>
  );
}

/** A star of five points, 32 wide, in the middle of its origin. */
const STAR = 'M0-16L4.7-6.5L15.2-5L7.6 2.5L9.4 13L0 8L-9.4 13L-7.6 2.5L-15.2-5L-4.7-6.5Z';
