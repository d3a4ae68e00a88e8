interface TreeProps {
  readonly transform: string;
  readonly wood?: string;
  readonly leaf?: string;
  readonly shade?: string;
}

/** A round tree, 32 wide and 42 high, its foot at the origin; in the colours of day unless a place has its own. */
export const Tree = ({ transform, wood = '#875627', leaf = '#47af61', shade = '#00833e' }: TreeProps) => (
  <g transform={transform}>
    <rect x="-3" y="-14" width="6" height="14" rx="2" fill={wood} />
    <circle cy="-26" r="16" fill={leaf} />
    <path d="M11.3-37.3A16 16 0 0 1-11.3-14.7A20 20 0 0 0 11.3-37.3Z" fill={shade} />
  </g>
);
