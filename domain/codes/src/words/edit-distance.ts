/**
 * How many letters must be added, dropped, replaced or swapped with a neighbour to turn one word into another.
 *
 * Both words have fewer than 255 letters.
 *
 * @returns the number, or `limit + 1` as soon as it is known to be larger than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before = new Uint8Array(b.length + 1);
  let above = Uint8Array.from(before, (_, column) => column);
  let current = new Uint8Array(b.length + 1);
  for (let row = 1; row <= a.length; row++) {
    let least = row;
    current[0] = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let steps = Math.min(
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) steps = Math.min(steps, (before[column - 2] ?? 0) + 1);
      current[column] = steps;
      least = Math.min(least, steps);
    }
    if (least > limit) return limit + 1;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[b.length] ?? 0, limit + 1);
}
