/** SVG path data for the cells of a grid that are on, one box for each run of cells in a row. */
export function runs(width: number, height: number, on: (x: number, y: number) => boolean): string {
  let path = '';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!on(x, y)) continue;
      const start = x;
      while (x < width && on(x, y)) x++;
      path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  return path;
}
