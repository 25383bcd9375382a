import { bandPath, bandTile } from './band-path.ts';

/** The woven band as a picture, for where a style sheet cannot draw it: share images, print. */
export function Band({ tiles }: Readonly<{ tiles: number }>) {
  return (
    <svg
      className="band"
      viewBox={`0 0 ${bandTile.width * tiles} ${bandTile.height}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={bandPath(tiles)} />
    </svg>
  );
}
