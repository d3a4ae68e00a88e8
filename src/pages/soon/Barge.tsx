/** A barge with a crane that brings a block for an island, about 190 wide and 200 high, afloat at its origin. */
export function Barge({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <ellipse cy="10" rx="92" ry="10" className="fill-foam" />
      {/* The crane: its mast, its arm, the rope. */}
      <path d="M34-22L46-168H58L66-22Z" fill="#ffcc3f" />
      <path d="M56-22L54-168H58L66-22Z" fill="#f5ac05" />
      <path d="M70-160L-64-172V-162L70-146Z" fill="#ffcc3f" />
      <path d="M70-152L-64-166V-162L70-146Z" fill="#f5ac05" />
      <path d="M-54-162V-122" fill="none" stroke="#444569" strokeWidth="4" strokeLinecap="round" />
      <path d="M-54-124L-76-104M-54-124L-32-104" fill="none" stroke="#444569" strokeWidth="3" strokeLinecap="round" />
      <rect x="-80" y="-106" width="52" height="42" rx="6" fill="#ed655b" />
      <path d="M-40-106h6q6 0 6 6v30q0 6-6 6h-6Z" fill="#c3292e" />
      {/* The cabin and the hull. */}
      <rect x="30" y="-52" width="46" height="40" rx="6" fill="#fff" />
      <path d="M62-52h8q6 0 6 6v28q0 6-6 6h-8Z" fill="#e0e1ea" />
      <rect x="38" y="-44" width="20" height="16" rx="4" fill="#65bbf4" />
      <path d="M-90-16H90Q84 12 66 12H-66Q-84 12-90-16Z" fill="#664ee1" />
      <path d="M50-16H90Q84 12 66 12H34Q46 2 50-16Z" fill="#513ebe" />
      <path d="M-92-20H92V-12H-92Z" fill="#9081ff" />
    </g>
  );
}
