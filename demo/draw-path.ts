/** The three strokes of all drawings here; the picture as a whole has round line ends and no fill. */
export const fillPath = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;

export const line = (colour: string, width: number, d: string) =>
  `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

/** Two equal dots, mirrored about the middle of the field. */
export const dots = (colour: string, size: number, x: number, y: number) =>
  line(colour, size, `M${x} ${y}h.01M${64 - x} ${y}h.01`);
