/** The part of harfbuzzjs that we use; it brings no types of its own. */
declare module 'harfbuzzjs/hb.js' {
  export type Machine = Readonly<{ wasmMemory: unknown }>;
  const load: () => Promise<Machine>;
  export default load;
}

declare module 'harfbuzzjs/hbjs.js' {
  import type { Machine } from 'harfbuzzjs/hb.js';

  type Blob = Readonly<{ destroy: () => void }>;
  type Face = Readonly<{ upem: number }>;
  type Font = Readonly<{ glyphToPath: (glyph: number) => string }>;
  /** A letter's number in its font, how far it leads on, and where it stands beside that. */
  type Glyph = Readonly<{ g: number; ax: number; dx: number; dy: number }>;
  type Text = Readonly<{
    addText: (text: string) => void;
    guessSegmentProperties: () => void;
    json: () => readonly Glyph[];
    destroy: () => void;
  }>;
  type HarfBuzz = Readonly<{
    createBlob: (font: Uint8Array) => Blob;
    createFace: (blob: Blob, index: number) => Face;
    createFont: (face: Face) => Font;
    createBuffer: () => Text;
    shape: (font: Font, text: Text) => void;
  }>;
  const wrap: (machine: Machine) => HarfBuzz;
  export default wrap;
}
