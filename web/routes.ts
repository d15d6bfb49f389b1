/** The whole URL map. */
import { type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("/", "screens/home.tsx", { id: "home" }),
  route("/home-tuition", "screens/home-tuition.tsx"),
  route("*", "screens/not-found.tsx"),
] satisfies RouteConfig;
