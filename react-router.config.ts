/** Where the screens live and how React Router finds them; the server of server/ serves what this builds. */
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // Both halves of a screen are needed for its first view, and each file is a way there and back.
  splitRouteModules: false,
} satisfies Config;
