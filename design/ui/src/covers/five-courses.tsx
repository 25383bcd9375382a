import { artwork } from '@formation/tokens';
import { Boxes, Sheet } from './cover-parts.tsx';

/** Five courses laid into one lozenge, the middle one bright. */
export function FiveCourses() {
  return (
    <Sheet colour={artwork.deepWash}>
      <Boxes
        colour={artwork.leaf}
        boxes={[
          [250, 70, 140, 36],
          [160, 126, 320, 36],
          [160, 238, 320, 36],
          [250, 294, 140, 36],
        ]}
      />
      <Boxes colour={artwork.thread} boxes={[[70, 182, 500, 36]]} />
    </Sheet>
  );
}
