/** A whale that blows a question mark, 320 x 240, afloat at its lower edge. */
export function AskingWhale() {
  return (
    <>
      <ellipse cx="160" cy="226" rx="140" ry="12" className="fill-foam" />
      <path
        d="M28 190C28 126 82 92 152 98C196 102 224 128 236 158C240 128 258 104 296 108C284 136 290 158 314 172C292 184 262 184 250 198C236 220 200 228 146 228C72 228 28 220 28 190Z"
        fill="#0175ac"
      />
      <path
        d="M236 158C240 128 258 104 296 108C284 136 290 158 314 172C292 184 262 184 250 198C236 220 200 228 146 228C186 220 220 202 236 158Z"
        fill="#00608e"
      />
      <path
        d="M28 190C28 220 72 228 146 228C178 228 204 225 222 218C186 214 150 206 120 192C92 180 58 176 28 186Z"
        fill="#bfe4ff"
      />
      <path
        d="M64 200q10 8 22 10M58 214q14 8 30 9M96 204q12 8 26 12"
        fill="none"
        stroke="#91d1ff"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M138 186C132 206 140 224 158 232C172 226 178 210 172 192Z" fill="#0175ac" />
      <path d="M158 190C164 206 166 220 158 232C172 226 178 210 172 192Z" fill="#00608e" />
      <circle cx="84" cy="156" r="9" fill="#1b1b3a" />
      <circle cx="81" cy="153" r="3" fill="#fff" />
      <path d="M36 172q14 12 30 8" fill="none" stroke="#00608e" strokeWidth="5" strokeLinecap="round" />
      <path d="M110 99q10-8 20-2" fill="none" stroke="#00608e" strokeWidth="6" strokeLinecap="round" />
      {/* The drop and the bow of the question mark are what it blows. */}
      <path d="M120 64C127 74 130 79 130 84A10 10 0 0 1 110 84C110 79 113 74 120 64Z" fill="#fff" />
      <path
        d="M92 14C94-12 112-24 130-20C150-16 156 6 142 22C132 33 120 34 120 50"
        fill="none"
        stroke="#fff"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <circle cx="78" cy="46" r="5" className="fill-foam" />
      <circle cx="166" cy="50" r="7" className="fill-foam" />
      <circle cx="152" cy="76" r="4" className="fill-foam" />
    </>
  );
}
