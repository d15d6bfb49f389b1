/** Exports the spans of `traces.ts` to the collector that OpenTelemetry's variables name, by OTLP over HTTP; loaded only when one is named. */
import * as api from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { TraceSettings } from "#server/settings/settings.ts";
import { traceBy } from "./traces.ts";

/** Milliseconds that pending spans may delay the end of the process. */
const lastWords = 3000;

function samplerOf({ sampler, share }: TraceSettings): Sampler {
  const [name, isByParent] = sampler.startsWith("parentbased_") ? [sampler.slice(12), true] : [sampler, false];
  const root =
    name === "always_off"
      ? new AlwaysOffSampler()
      : name === "traceidratio"
        ? new TraceIdRatioBasedSampler(share)
        : new AlwaysOnSampler();
  return isByParent ? new ParentBasedSampler({ root }) : root;
}

/** Returns a function that stops: pending spans are exported if the collector answers. */
export function startTraces(settings: TraceSettings): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "nukkad" }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: 600 },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: settings.url }) })],
  });
  const stop = traceBy({ api, tracer: provider.getTracer("nukkad") });
  return async () => {
    stop();
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, lastWords);
    });
    await Promise.race([provider.shutdown().catch(() => {}), enough]);
    clearTimeout(timer);
  };
}
