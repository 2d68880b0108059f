declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The layout features that remain. */
    keepFeatures: readonly string[];
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
