/** The ground of an island, 300 wide and 90 high, in the middle of its origin, with its pale rim in the water. */
export function Sandbank({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <path
        d="M-150 8C-154-26-96-44-2-46C96-48 154-26 150 8C146 38 92 50 0 50C-92 50-146 38-150 8Z"
        className="fill-foam"
      />
      <path d="M-136 6C-138-22-88-38-2-39C86-40 140-20 136 8C132 34 84 44 0 44C-84 44-132 34-136 6Z" fill="#eccb84" />
      <path d="M-136 0C-138-28-88-44-2-45C86-46 140-26 136 2C132 28 84 36 0 36C-84 36-132 28-136 0Z" fill="#fbe6b4" />
      <path d="M-112-4C-112-26-72-37 0-37C76-37 116-24 116-4C114 14 70 24 0 24C-70 24-110 14-112-4Z" fill="#47af61" />
      <path d="M-112-8C-112-30-72-41 0-41C76-41 116-28 116-8C114 10 70 20 0 20C-70 20-110 10-112-8Z" fill="#72c880" />
    </g>
  );
}
