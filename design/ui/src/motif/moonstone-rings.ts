const centre = 600;

type Path = Readonly<{ d: string; width: number }>;

/** A point by its distance from the centre and its angle, counted from the right, upwards. */
const at = (radius: number, angle: number): string =>
  [centre + radius * Math.cos(angle), centre - radius * Math.sin(angle)].map((value) => value.toFixed(1)).join(' ');

const arcs = (...radii: readonly number[]): string =>
  radii.map((r) => `M${centre - r} ${centre}A${r} ${r} 0 0 1 ${centre + r} ${centre}`).join('');

/** Path data of the same shape, drawn in each of the equal parts of the half circle. */
function around(parts: number, shape: (from: number, to: number) => string): string {
  const edge = (part: number) => (Math.PI * part) / parts;
  return Array.from({ length: parts }, (_, part) => shape(edge(part), edge(part + 1))).join('');
}

const flames = around(44, (from, to) => {
  const [middle, quarter] = [(from + to) / 2, (to - from) / 4];
  const outer = `M${at(532, from)}L${at(560, middle)}L${at(532, to)}`;
  return `${outer}M${at(532, from + quarter)}L${at(546, middle)}L${at(532, to - quarter)}`;
});

const lozenges = around(36, (from, to) => {
  const [middle, half] = [(from + to) / 2, (to - from) * 0.42];
  const lozenge = (width: number, height: number) =>
    `M${at(468, middle - width)}L${at(468 + height, middle)}L${at(468, middle + width)}L${at(468 - height, middle)}Z`;
  return lozenge(half, 24) + lozenge(half * 0.4, 10);
});

const petals = (inner: number, outer: number, parts: number): string =>
  around(parts, (from, to) => {
    const middle = (from + to) / 2;
    const radiusAt = (share: number) => inner + (outer - inner) * share;
    const left = `C${at(radiusAt(0.55), from - 0.012)} ${at(radiusAt(0.8), middle - 0.045)} ${at(outer, middle)}`;
    const right = `C${at(radiusAt(0.8), middle + 0.045)} ${at(radiusAt(0.55), to + 0.012)} ${at(inner, to)}`;
    return `M${at(inner, from)}${left}${right}M${at(inner + 6, middle)}L${at(radiusAt(0.62), middle)}`;
  });

/** The upper half of a moonstone, from the flames outside to the heart: paths by the width of their line. */
export const moonstoneRings: readonly Path[] = [
  { width: 1.5, d: arcs(590, 518, 420, 306, 182, 96) },
  { width: 1, d: arcs(584, 524, 414, 300, 188, 90) + flames + lozenges + petals(196, 286, 18) + petals(104, 172, 12) },
  { width: 0.75, d: arcs(398, 385, 372, 359, 346, 333, 320, 74, 61, 48, 35, 22) },
];
