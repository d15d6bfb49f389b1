/** Types for two packages without types, as used by make-fonts and make-picture-parts. */
declare module "fontverter" {
  const fontverter: { convert(font: Uint8Array, format: "truetype" | "woff2"): Promise<Buffer> };
  export default fontverter;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      noHinting?: boolean;
      keepFeatures?: string[];
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
