/** A little sailing boat, about 76 wide and 80 high, afloat at its origin. */
export function Boat({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <ellipse cy="6" rx="44" ry="7" className="fill-foam" />
      <path d="M-3-8V-66C22-54 30-30 30-14Z" fill="#fff" />
      <path d="M8-60C26-48 30-28 30-14L14-11Q20-38 8-60Z" fill="#e0e1ea" />
      <path d="M-7-12V-56C-24-44-30-26-32-14Z" fill="#ffcc3f" />
      <rect x="-5" y="-70" width="3" height="64" rx="1.5" fill="#875627" />
      <path d="M-2.5-70h16l-5 5 5 5h-16Z" fill="#ed655b" />
      <path d="M-38-8H38Q32 8 18 8H-20Q-32 8-38-8Z" fill="#ed655b" />
      <path d="M14-8H38Q32 8 18 8H4Q12 2 14-8Z" fill="#c3292e" />
    </g>
  );
}
