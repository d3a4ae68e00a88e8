/** The place of a game behind its menu and its result: as large as the window, however long the page before it is. */
export const PlaceAtRest = ({ picture }: { readonly picture: string }) => (
  <div className="place-at-rest" aria-hidden="true">
    <img src={picture} alt="" />
  </div>
);
