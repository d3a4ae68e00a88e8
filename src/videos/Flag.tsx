interface FlagProps {
  /** The URL of the picture, which has a ratio of 4 to 3. */
  readonly picture: string;
  readonly className?: string;
}

/** The flag on the card of a video hub, 60 x 45. Decorative, because the name is next to it. */
export function Flag({ picture, className = '' }: FlagProps) {
  return (
    <img
      src={picture}
      alt=""
      width="60"
      height="45"
      loading="lazy"
      className={`h-11.25 w-15 rounded-[10px] object-cover shadow-[0_0_0_1px_rgb(27_27_58/0.12)] ${className}`}
    />
  );
}
