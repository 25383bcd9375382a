/** The part of subset-font that we use; it brings no types of its own. */
declare module 'subset-font' {
  type Axis = number | Readonly<{ min: number; max: number }>;
  type Options = Readonly<{
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Readonly<Record<string, Axis>>;
    keepFeatures?: readonly string[];
    noHinting: boolean;
    dropTables?: readonly string[];
  }>;
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
