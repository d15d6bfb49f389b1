/** The API documentation: OpenAPI as JSON, and a browsable page made from it. */
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { LoadedRoute } from "./endpoint.ts";
import { openApi } from "./openapi.ts";

export async function serveDocs(
  app: FastifyInstance,
  routes: readonly LoadedRoute[],
  about: { title: string; origin: string },
): Promise<void> {
  const document = openApi(routes, about);
  app.get("/api/openapi.json", async (_request, reply) => reply.header("cache-control", "no-cache").send(document));
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
    uiConfig: { docExpansion: "none", deepLinking: true },
  });
}
