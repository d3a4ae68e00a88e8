import { Sandbank } from './Sandbank';

/** A locked chest on an island of its own, 320 x 240, afloat at its lower edge. */
export function ChestIsland() {
  return (
    <>
      <Sandbank transform="translate(160 186)" />
      <g transform="translate(60 178) scale(2.5)">
        <path d="M-3 0C-2-16 1-30 7-42l5 2C7-28 4-14 5 0Z" fill="#b0783f" />
        <path d="M1 0C3-14 6-28 10.5-40.5L12-40C7-28 4-14 5 0Z" fill="#875627" />
        <path d="M9-42C-2-56-16-52-22-40C-12-46-2-46 9-42Z" fill="#72c880" />
        <path d="M9-42C4-58-6-66-18-62C-8-58 2-52 9-42Z" fill="#47af61" />
        <path d="M9-42C14-58 26-62 36-54C26-54 18-50 9-42Z" fill="#47af61" />
        <path d="M9-42C20-52 34-48 38-36C28-42 20-44 9-42Z" fill="#00833e" />
        <path d="M9-42C16-38 20-30 18-22C14-30 12-36 9-42Z" fill="#00833e" />
      </g>
      <g transform="translate(188 188)">
        <ellipse cx="4" cy="2" rx="82" ry="11" fill="#47af61" />
        <path d="M-74-58C-74-96-52-112-30-112H30C52-112 74-96 74-58Z" fill="#b0783f" />
        <path d="M30-112C52-112 74-96 74-58H46C46-90 42-106 30-112Z" fill="#875627" />
        <path d="M-74-58H74V-6Q74 2 66 2H-66Q-74 2-74-6Z" fill="#d29d60" />
        <path d="M46-58H74V-6Q74 2 66 2H46Z" fill="#b0783f" />
        <path
          d="M-52-108C-62-100-66-84-66-58V2H-50V-58C-50-86-46-104-38-112ZM52-108C62-100 66-84 66-58V2H50V-58C50-86 46-104 38-112Z"
          fill="#ffcc3f"
        />
        <path d="M52-108C62-100 66-84 66-58V2H58V-58C58-86 54-100 46-110Z" fill="#f5ac05" />
        <rect x="-78" y="-64" width="156" height="13" rx="6" fill="#ffcc3f" />
        <path d="M46-64H72A6 6 0 0 1 72-51H46Z" fill="#f5ac05" />
        <path d="M-14-58V-70A14 14 0 0 1 14-70V-58" fill="none" stroke="#6a6b8f" strokeWidth="8" />
        <rect x="-22" y="-58" width="44" height="38" rx="9" fill="#6f5df0" />
        <path d="M12-58H13Q22-58 22-49V-29Q22-20 13-20H4Q14-34 12-58Z" fill="#513ebe" />
        <circle cy="-43" r="5.5" fill="#1b1b3a" />
        <path d="M-3-42H3L5-29H-5Z" fill="#1b1b3a" />
      </g>
    </>
  );
}
