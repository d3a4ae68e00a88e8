import '../sea/coast.css';
import { Cloud } from '../sea/Cloud';
import { Tree } from '../sea/Tree';

const TREE = { wood: 'var(--coast-wood)', leaf: 'var(--coast-grass)', shade: 'var(--coast-grass-dark)' } as const;

/** A boat with a letter for a sail: the link that comes by post. */
export function Harbour() {
  return (
    <div className="coast relative mr-6 mb-6 min-h-160 overflow-hidden rounded-large narrow:-order-1 narrow:mx-6 narrow:mb-0 narrow:min-h-0 phone:mx-4">
      <svg
        className="absolute inset-0 size-full"
        viewBox="0 0 860 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect width="860" height="800" fill="var(--coast-sky)" />
        <circle cx="150" cy="150" r="150" fill="var(--coast-halo)" />
        <circle cx="150" cy="150" r="84" fill="var(--coast-sun)" />
        <Cloud transform="translate(330 120) scale(2)" fill="var(--coast-cloud)" />
        <Cloud transform="translate(700 150) scale(2.6)" fill="var(--coast-cloud)" />
        <path d="M0 420Q200 404 430 418T860 408V800H0Z" fill="var(--coast-far)" />
        <path d="M600 424Q660 330 740 334T880 400V430Z" fill="var(--coast-grass)" />
        <path d="M740 334Q810 336 880 400V430H700Q760 390 740 334Z" fill="var(--coast-grass-dark)" />
        <Lighthouse transform="translate(730 344) scale(1.7)" />
        <path d="M-20 424Q40 372 110 384T220 424Z" fill="var(--coast-grass-light)" />
        <Tree transform="translate(60 392) scale(1.3)" {...TREE} />
        <Tree transform="translate(120 394)" {...TREE} />
        <path d="M0 500Q220 480 430 498T860 486V800H0Z" fill="var(--coast-mid)" />
        <EmailBoat transform="translate(430 520)" />
        <path d="M0 560Q120 536 250 556T520 556T860 544V800H0Z" fill="var(--coast-near)" opacity="0.9" />
        <path
          d="M90 640q16-12 32 0t32 0M560 620q16-12 32 0t32 0M320 690q16-12 32 0t32 0M700 700q16-12 32 0t32 0M120 470q12-8 24 0t24 0M600 470q12-8 24 0t24 0"
          fill="none"
          stroke="var(--coast-ripple)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity="0.8"
        />
        <path d="M0 760Q200 720 400 756T860 740V800H0Z" fill="var(--coast-sand)" />
      </svg>
    </div>
  );
}

interface PartProps {
  readonly transform: string;
}

function Lighthouse({ transform }: PartProps) {
  return (
    <g transform={transform}>
      <path d="M-11-62L-15 0H15L11-62Z" fill="#fff" />
      <path d="M4-62H11L15 0H5Z" fill="#e0e1ea" />
      <path d="M-12.3-42H12.3L13.4-24H-13.4Z" fill="#ed655b" />
      <path d="M4.3-42H12.3L13.4-24H4.6Z" fill="#c3292e" />
      <rect x="-14" y="-66" width="28" height="6" rx="2" fill="#513ebe" />
      <rect x="-8" y="-80" width="16" height="15" rx="2" fill="var(--coast-sun)" />
      <rect x="1" y="-80" width="7" height="15" rx="2" fill="#ffcc3f" />
      <path d="M-12-79Q0-94 12-79Z" fill="#c3292e" />
    </g>
  );
}

function EmailBoat({ transform }: PartProps) {
  return (
    <g transform={transform}>
      <ellipse cy="14" rx="170" ry="16" fill="#fff" opacity="0.5" />
      <rect x="-6" y="-330" width="10" height="320" rx="4" fill="var(--coast-wood)" />
      <g transform="rotate(-3)">
        <rect x="-130" y="-310" width="270" height="186" rx="16" fill="#fff" />
        <path d="M100-310h24q16 0 16 16v154q0 16-16 16h-24Z" fill="#eff0f5" />
        <path d="M-128-302Q-124-310-114-310H124Q134-310 138-302L18-206Q5-196-8-206Z" fill="#edebff" />
        <path
          d="M-126-303L-8-206Q5-196 18-206L136-303"
          fill="none"
          stroke="#aca4ff"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="5" cy="-196" r="30" fill="#ffcc3f" />
        <path d="M26.2-217.2A30 30 0 0 1-16.2-174.8A37.5 37.5 0 0 0 26.2-217.2Z" fill="#f5ac05" />
        <path d="M5-212Q5-196 21-196Q5-196 5-180Q5-196-11-196Q5-196 5-212Z" fill="#fff" />
      </g>
      <path d="M-160-40H166Q150 20 96 20H-96Q-146 20-160-40Z" fill="#ed655b" />
      <path d="M60-40H166Q150 20 96 20H20Q56 4 60-40Z" fill="#c3292e" />
      <rect x="-166" y="-48" width="338" height="14" rx="7" fill="#fff" />
      <circle cx="-80" cy="-10" r="11" fill="#a31c22" />
      <circle cx="-20" cy="-10" r="11" fill="#a31c22" />
    </g>
  );
}
