/** For tests: a self-signed certificate of this machine, new for every run. */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const yearsFromNow = (years: number) => {
  const moment = new Date();
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  return der(0x18, Buffer.from(`${moment.toISOString().replace(/\D/g, "").slice(0, 14)}Z`));
};

const ecdsaWithSha256 = sequence(identifier("2a8648ce3d040302"));
const commonName = identifier("550403");
const alternativeNames = identifier("551d11");

/** `addresses`: of IPv4. */
export function makeCertificate(addresses: string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from("Nukkad test")))));
  const names = addresses.map((address) => der(0x87, Buffer.from(address.split(".").map(Number))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(yearsFromNow(-1), yearsFromNow(1)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(alternativeNames, der(0x04, sequence(...names))))),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const lines =
    sequence(content, ecdsaWithSha256, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
  };
}
