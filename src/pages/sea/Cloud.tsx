interface CloudProps {
  readonly transform: string;
  readonly fill: string;
}

/** A little cloud, about 70 wide and 35 high, its flat foot at the origin. */
export const Cloud = ({ transform, fill }: CloudProps) => (
  <path
    d="M-30 0a9 9 0 0 1 2-17a15 15 0 0 1 28-5a12 12 0 0 1 19 6a8.5 8.5 0 0 1 6 16Z"
    transform={transform}
    fill={fill}
  />
);
