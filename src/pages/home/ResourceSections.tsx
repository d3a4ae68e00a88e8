import { HubSection } from './HubSection';
import { ResourceTiles } from './ResourceTiles';

/** The parts of the home page between the map and the games. */
export default function ResourceSections() {
  return (
    <>
      <ResourceTiles />
      <HubSection />
    </>
  );
}
