/** Where the screens live and how React Router finds them; the server of server/ serves what this builds. */
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
