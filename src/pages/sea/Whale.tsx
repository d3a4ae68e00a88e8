/** A whale that blows plus signs, about 120 wide and 70 high, afloat at its origin. */
export function Whale({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <path
        d="M-46 2C-46-24-18-36 12-32C32-29 42-16 47-6C50-16 58-24 70-22C64-12 66-4 74 2C64 6 54 4 50 8C44 14 24 14 0 14C-28 14-46 12-46 2Z"
        fill="#0175ac"
      />
      <path d="M-46 2C-46 12-28 14 0 14C24 14 44 14 50 8C36 8 16 8-4 2C-20-4-36-6-46 2Z" fill="#bfe4ff" />
      <path d="M47-6C50-16 58-24 70-22C64-12 66-4 74 2C64 6 54 4 50 8C44 10 40 8 36 6C42 4 46 0 47-6Z" fill="#00608e" />
      <circle cx="-24" cy="-8" r="3.4" fill="#1b1b3a" />
      <circle cx="-25" cy="-9" r="1.1" fill="#fff" />
      <path
        d="M-8-40v-9M-12.5-44.5h9M-22-52v-7M-25.5-55.5h7M8-54v-7M4.5-57.5h7"
        fill="none"
        stroke="#fff"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <ellipse cx="4" cy="16" rx="62" ry="6" className="fill-foam" />
    </g>
  );
}
