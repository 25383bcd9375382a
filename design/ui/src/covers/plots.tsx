import { artwork } from '@formation/tokens';
import { Boxes, Sheet } from './cover-parts.tsx';

/** One field divided into plots, each with its own use. */
export function Plots() {
  return (
    <Sheet colour={artwork.night}>
      <Boxes colour={artwork.gem} boxes={[[60, 60, 300, 180]]} />
      <Boxes colour={artwork.thread} boxes={[[60, 248, 144, 92]]} />
      <Boxes colour={artwork.brass} boxes={[[212, 248, 148, 92]]} />
      <Boxes colour={artwork.deepWash} boxes={[[368, 60, 212, 110]]} />
      <Boxes colour={artwork.leaf} boxes={[[368, 178, 102, 162]]} />
      <Boxes colour={artwork.dusk} boxes={[[478, 178, 102, 76]]} />
      <Boxes colour={artwork.wash} boxes={[[478, 262, 102, 78]]} />
    </Sheet>
  );
}
