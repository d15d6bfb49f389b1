/** For tests: a browser's push keys (R13.7), and its decryption. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

export function makeBrowser() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const name = randomBytes(8).toString("hex");
  return {
    name,
    subscription: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
      expirationTime: null,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    /** RFC 8188 and 8291, by hand. */
    open(body: Buffer): unknown {
      const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
      const theirs = body.subarray(21, 21 + length);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, theirs]);
      const key = Buffer.from(hkdfSync("sha256", pair.computeSecret(theirs), auth, info, 32));
      const content = Buffer.from(hkdfSync("sha256", key, salt, "Content-Encoding: aes128gcm\0", 16));
      const nonce = Buffer.from(hkdfSync("sha256", key, salt, "Content-Encoding: nonce\0", 12));
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv("aes-128-gcm", content, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
