import { Boat } from '../sea/Boat';
import { Cloud } from '../sea/Cloud';
import { Tree } from '../sea/Tree';

const TREE = { leaf: 'var(--coast-grass)', shade: 'var(--coast-grass-dark)' } as const;
const CLOUDS = [
  'translate(520 150) scale(1.8)',
  'translate(740 210) scale(2.4)',
  'translate(1010 150) scale(2.2)',
  'translate(-170 250) scale(2)',
] as const;

/**
 * A gull that brings a letter to the pillar box of an island. All of the view box can be seen at any shape of the frame,
 * and the picture goes on beyond it on all sides.
 */
export function PostIsland() {
  return (
    <svg viewBox="90 90 700 640" className="block size-full overflow-visible" aria-hidden="true">
      <circle cx="150" cy="170" r="150" fill="var(--coast-halo)" />
      <circle cx="150" cy="170" r="84" fill="var(--coast-sun)" />
      {CLOUDS.map((transform) => (
        <Cloud key={transform} transform={transform} fill="var(--coast-cloud)" />
      ))}
      <path
        d="M-900 440Q-670 424-440 438T0 440Q200 424 430 438T860 428Q1090 420 1320 436T1800 428V1700H-900Z"
        fill="var(--coast-far)"
      />
      <path d="M-20 444Q40 392 110 404T220 444Z" fill="var(--coast-grass-light)" />
      <path d="M110 404Q180 412 220 444H120Q134 420 110 404Z" fill="var(--coast-grass)" />
      <path d="M1000 438Q1070 362 1160 372T1340 438Z" fill="var(--coast-grass-light)" />
      <path d="M1160 372Q1270 382 1340 438H1176Q1196 404 1160 372Z" fill="var(--coast-grass)" />
      <Boat transform="translate(706 452) scale(0.9)" />
      <path
        d="M-900 520Q-670 500-440 518T0 520Q220 500 430 518T860 506Q1090 496 1320 514T1800 506V1700H-900Z"
        fill="var(--coast-mid)"
      />
      <path
        d="M90 500q16-12 32 0t32 0M250 470q12-8 24 0t24 0M600 484q12-8 24 0t24 0M900 540q14-10 28 0t28 0M-140 540q14-10 28 0t28 0"
        fill="none"
        stroke="var(--coast-ripple)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.8"
      />
      <Gull />
      <g transform="translate(470 610)">
        <path
          d="M-290 20C-296-40-190-76-4-80C190-82 296-40 290 20C282 78 180 96 0 96C-180 96-282 78-290 20Z"
          fill="#fff"
          opacity="0.35"
        />
        <path
          d="M-264 12C-268-40-172-66-4-68C170-70 270-40 264 16C256 64 164 80 0 80C-164 80-256 60-264 12Z"
          fill="var(--coast-sand-dark)"
        />
        <path
          d="M-264 0C-268-50-172-78-4-80C170-82 270-50 264 4C256 52 164 66 0 66C-164 66-256 48-264 0Z"
          fill="var(--coast-sand)"
        />
        <path
          d="M-210-10C-210-48-134-70 0-70C140-70 214-46 214-10C210 24 130 42 0 42C-130 42-206 22-210-10Z"
          fill="var(--coast-grass)"
        />
        <path
          d="M-210-18C-210-56-134-78 0-78C140-78 214-54 214-18C210 16 130 34 0 34C-130 34-206 14-210-18Z"
          fill="var(--coast-grass-light)"
        />
        <Tree transform="translate(-128 -15) scale(3.2)" {...TREE} />
        <Tree transform="translate(158 -28) scale(2.4)" {...TREE} />
        <PillarBox />
      </g>
      <path
        d="M-900 690Q-660 676-450 694T0 700Q120 676 250 696T520 696T860 684Q1090 676 1320 694T1800 684V1700H-900Z"
        fill="var(--coast-near)"
        opacity="0.9"
      />
      <path
        d="M90 660q16-12 32 0t32 0M640 750q16-12 32 0t32 0M300 740q16-12 32 0t32 0M790 640q14-10 28 0t28 0"
        fill="none"
        stroke="var(--coast-ripple)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.8"
      />
    </svg>
  );
}

/** A round, red box for letters, 124 wide and 250 high, on its foot at the origin. */
function PillarBox() {
  return (
    <g transform="translate(16 0)">
      <ellipse cx="10" cy="2" rx="86" ry="14" fill="var(--coast-grass)" />
      <path d="M-62-22H62V-6Q62 6 0 6T-62-6Z" fill="#2f2f54" />
      <path d="M22-22H62V-6Q62 2 22 5Z" fill="#1b1b3a" />
      <path d="M-54-206H54V-24Q54-12 0-12T-54-24Z" fill="#ed655b" />
      <path d="M22-206H54V-24Q54-15 22-13Z" fill="#c3292e" />
      <path d="M-58-212C-58-238-32-252 0-252S58-238 58-212Z" fill="#ed655b" />
      <path d="M16-251C44-246 58-234 58-212H22C28-228 26-242 16-251Z" fill="#c3292e" />
      <rect x="-66" y="-216" width="132" height="18" rx="9" fill="#ed655b" />
      <path d="M22-216H57A9 9 0 0 1 57-198H22Z" fill="#c3292e" />
      <rect x="-36" y="-180" width="66" height="13" rx="6.5" fill="#1b1b3a" />
      <rect x="-27" y="-150" width="46" height="58" rx="7" fill="#fff" />
      <path d="M-18-136H10M-18-124H10M-18-112H0" stroke="#aca4ff" strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}

/** A gull, 250 across its wings, with a letter in its beak. */
function Gull() {
  return (
    <g transform="translate(326 266)">
      <path d="M0 2C-30-66-92-92-142-82C-110-66-78-36-52 14Z" fill="#fff" />
      <path d="M-142-82C-128-85-114-85-101-82C-80-64-60-32-52 14C-78-36-110-66-142-82Z" fill="#8f90b3" />
      <path
        d="M-124 58L-96 40C-72 8-26-14 22-10C44-8 56-16 66-34C78-56 112-54 120-28C126-6 116 12 102 24C76 48 22 66-34 56L-112 72Z"
        fill="#fff"
      />
      <path
        d="M-112 72L-34 56C22 66 76 48 102 24C116 12 126-6 120-28C120 2 84 32 22 38C-16 42-44 38-64 44C-84 50-98 58-124 58Z"
        fill="#e0e1ea"
      />
      <path d="M-12 14C-22-52 16-110 80-128C72-92 66-46 34 18Z" fill="#fff" />
      <path d="M80-128C72-92 66-46 34 18L10 16C48-28 64-82 80-128Z" fill="#e0e1ea" />
      <path d="M80-128C77-113 74-98 70-82L54-70C66-90 74-110 80-128Z" fill="#8f90b3" />
      <circle cx="98" cy="-30" r="6.5" fill="#1b1b3a" />
      <circle cx="96" cy="-32" r="2.2" fill="#fff" />
      <g transform="translate(190 -16) rotate(6)">
        <rect x="-46" y="4" width="96" height="66" rx="8" fill="#fff" />
        <path d="M34 4H42Q50 4 50 12V62Q50 70 42 70H34Z" fill="#e0e1ea" />
        <path d="M-44 8Q-42 4-38 4H42Q46 4 48 8L2 42Z" fill="#edebff" />
        <path
          d="M-44 8L2 42L48 8"
          fill="none"
          stroke="#aca4ff"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="2" cy="44" r="11" fill="#ffcc3f" />
        <path d="M10 36A11 11 0 0 1-6 52A14 14 0 0 0 10 36Z" fill="#f5ac05" />
      </g>
      <path d="M118-32L164-18Q168-12 160-10L118-12Z" fill="#ffcc3f" />
      <path d="M118-22L166-15Q166-11 160-10L118-12Z" fill="#f5ac05" />
    </g>
  );
}
