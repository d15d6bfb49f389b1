/** An address as a QR code: the dark squares of each row as one path, a unit each, with the quiet zone a camera needs. */
import { encode } from "uqr";

export type Code = { size: number; path: string };

/** Error correction level: up to a quarter may be lost to a fold, a stain or a pale printer. */
const correction = "Q";
const border = 4;

export function drawCode(address: string): Code {
  const { data, size } = encode(address, { ecc: correction, border });
  const rows = data.map((row, y) => {
    let line = "";
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      line += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
    return line;
  });
  return { size, path: rows.join("") };
}
