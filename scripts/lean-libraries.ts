/**
 * What browsers get of two libraries, whose own way to leave things out there is none: the router without what watches it
 * for tracing services and what finds out routes one by one (ours are all known from the start), icons without what can only be set by settings we never use (decision 97). The server
 * writes the same HTML, its icons by `web/ui/draw-icon.ts`. A name that a new version needs and that is not here stops the build.
 */
import { resolve } from "node:path";
import type { Plugin } from "vite";

const leanRouter = `
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
/** The server's, which no browser runs. */
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
`;

/** As where `routeDiscovery` is "initial" (react-router.config.ts). */
const leanDiscovery = `
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
/** Of other ways to run the router, none of them ours. */
export const getPartialManifest = undefined;
export const getPathsWithAncestors = undefined;
export const handleClientVersionMismatch = undefined;
export const getManifestPath = undefined;
`;

/** As `createLucideIcon` draws an icon that is given a size, a class and attributes of its own. */
const leanIcons = `
import { createElement } from "react";
const drawn = {
  xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 24 24", fill: "none", stroke: "currentColor",
  strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round",
};
export default ({ name, aliases = [], node }) => {
  const classes = ["lucide", ...[name, ...aliases].map((one) => "lucide-" + one)].join(" ");
  return ({ className, size = 24, ...props }) => createElement(
    "svg",
    { ...drawn, width: size, height: size, className: className ? classes + " " + className : classes, ...props },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
};
`;

const iconFile = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

const lean: [RegExp, string][] = [
  [/\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/, leanRouter],
  [/\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/, leanDiscovery],
  [iconFile, leanIcons],
];

const drawnIcons = `export { default } from ${JSON.stringify(resolve("web/ui/draw-icon.ts"))};`;
const leanOnServer: [RegExp, string][] = [[iconFile, drawnIcons]];

function leanIn(environment: string, files: [RegExp, string][]): Plugin {
  return {
    name: `nukkad:lean-libraries-${environment}`,
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === environment,
    transform: {
      filter: { id: files.map(([file]) => file) },
      handler: (_, id) => {
        const code = files.find(([file]) => file.test(id))?.[1];
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/** The icons stand in the server's build too: those that are used, of the two thousand that it would read at every start. */
const bundleIcons: Plugin = {
  name: "nukkad:bundle-icons",
  apply: "build",
  configEnvironment: (name) => (name === "ssr" ? { resolve: { noExternal: ["lucide-react"] } } : undefined),
};

export function leanLibraries(): Plugin[] {
  return [leanIn("client", lean), leanIn("ssr", leanOnServer), bundleIcons];
}
