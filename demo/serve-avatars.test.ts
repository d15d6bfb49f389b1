import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { attires } from "./avatar-key.ts";
import { drawAvatar } from "./draw-avatar.ts";
import { serveAvatars } from "./serve-avatars.ts";

const app = Fastify();
app.register(serveAvatars);
afterAll(() => app.close());

test("R12.1: a face is served as an immutable picture that cannot run script", async () => {
  const answer = await app.inject("/photos/demo-f-hijab-m-0421.svg");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^image\/svg\+xml/);
  expect(answer.headers["cache-control"]).toContain("immutable");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(answer.body).toBe(drawAvatar("f-hijab-m-0421"));
});

test.each(["f-turban-m-0001", "f-hair-m-1", "x-hair-m-0001", "f-hair-m-0001<script>", "", "f-hair-m-0001.svg"])(
  "R12.1: %s is no face",
  async (key) => {
    const answer = await app.inject(`/photos/demo-${encodeURIComponent(key)}.svg`);
    expect(answer.statusCode).toBe(404);
  },
);

test("R12.1: faces are small, different, and deterministic", () => {
  const keys = (["f", "m", "o"] as const).flatMap((figure) =>
    attires[figure].flatMap((attire) =>
      ["k", "y", "m", "s"].flatMap((age) =>
        Array.from({ length: 60 }, (_, variant) => `${figure}-${attire}-${age}-${String(variant).padStart(4, "0")}`),
      ),
    ),
  );
  const drawn = keys.map(drawAvatar);
  for (const [index, svg] of drawn.entries()) expect(svg.length, keys[index]).toBeLessThan(1500);
  expect(new Set(drawn).size).toBeGreaterThan(keys.length * 0.95);
  expect(keys.map(drawAvatar)).toEqual(drawn);
});
