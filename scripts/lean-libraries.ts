/**
 * What browsers get of two libraries, whose own way to leave things out there is none: the router without what watches it
 * for tracing services, what finds out routes one by one (ours are all known from the start), its own page for a failure and
 * what it says to developers; icons without what can only be set by settings we never use (decision 97). The server writes the
 * same HTML, its icons by `web/ui/draw-icon.ts`. A name that a new version needs and that is not here stops the build.
 */
import { resolve } from "node:path";
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

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

/** Every frame of ours has a boundary; this is for a failure of that one. */
const leanBoundaries = `
import { Component, createElement } from "react";
export const RemixRootDefaultErrorBoundary = () =>
  createElement("html", null, createElement("body", null, createElement("h1", null, "Application Error")));
export class RemixErrorBoundary extends Component {
  state = { error: this.props.error || null, location: this.props.location };
  static getDerivedStateFromError = (error) => ({ error });
  static getDerivedStateFromProps = ({ error, location }, state) =>
    state.location === location
      ? { error: error || state.error, location }
      : { error: error || null, location };
  render() {
    return this.state.error ? createElement(RemixRootDefaultErrorBoundary) : this.props.children;
  }
}
export const BoundaryShell = undefined;
`;

/** The root has always been drawn by the server. */
const leanFallback = "export const RemixRootDefaultHydrateFallback = () => null;";

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
  [/\/react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/, leanBoundaries],
  [/\/react-router\/dist\/production\/lib\/dom\/ssr\/fallback\.js$/, leanFallback],
  [iconFile, leanIcons],
];

const drawnIcons = `export { default } from ${JSON.stringify(resolve("web/ui/draw-icon.ts"))};`;

const ofRouter = /\/react-router\/dist\/production\/.*\.js$/;
const warnings = new Set(["warning", "warningOnce"]);

/** Without warnings, and without the words of what may not be: where it was is in its stack. */
export function leaveOutWords(code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const see = ({ callee, arguments: given, start, end }: ESTree.CallExpression) => {
    if (callee.type !== "Identifier") return;
    const [condition, words] = given;
    if (warnings.has(callee.name)) edits.push({ start, end, text: "void 0" });
    else if (callee.name === "invariant" && condition !== undefined && words !== undefined)
      edits.push({ start: condition.end, end: words.end, text: "" });
  };
  new Visitor({ CallExpression: see }).visit(parseSync("router.js", code).program);
  return edits.reduceRight((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

type Change = (code: string, id: string) => string | undefined;

function leanIn(environment: string, files: RegExp[], change: Change): Plugin {
  return {
    name: `nukkad:lean-libraries-${environment}`,
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === environment,
    transform: {
      filter: { id: files },
      handler: (given, id) => {
        const code = change(given, id);
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
  const inBrowsers = [ofRouter, ...lean.map(([file]) => file)];
  return [
    leanIn("client", inBrowsers, (code, id) => lean.find(([file]) => file.test(id))?.[1] ?? leaveOutWords(code)),
    leanIn("ssr", [iconFile], () => drawnIcons),
    bundleIcons,
  ];
}
