import LayoutGrid from 'lucide-react/icons/layout-grid';

/** The way from a round back to the menu of its game, in the header. */
export function MenuButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className="frame-button frame-menu" onClick={onPress}>
      <LayoutGrid aria-hidden className="icon" />
      <span>Back to Menu</span>
    </button>
  );
}
