interface Props {
  /** The address of the drawing of the island. */
  readonly picture: string;
  readonly className: string;
}

/** The island of a game, by day or by night: one picture holds both, and the style sheet says which of them is seen. */
export const IslandPicture = ({ picture, className }: Props) => (
  <span className={`block aspect-[220/210] overflow-hidden ${className}`}>
    <img
      src={picture.replace('.svg', '-night.svg')}
      alt=""
      width="220"
      height="420"
      loading="lazy"
      className="h-auto w-full dark:-translate-y-1/2"
    />
  </span>
);
