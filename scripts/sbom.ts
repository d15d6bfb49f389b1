/** npm run sbom: writes the list of production packages into a file. */
import { writeFile } from "node:fs/promises";
import { makeSbom } from "./make-sbom.ts";

const [file = "sbom.cdx.json"] = process.argv.slice(2);
await writeFile(file, await makeSbom());
process.stdout.write(`${file}: the packages of production, as CycloneDX\n`);
