interface Props {
  /** The URL of the island's drawing. */
  readonly picture: string;
  readonly className: string;
}

/** A game's island. The picture contains both day and night, and the style sheet shows one of them. */
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
