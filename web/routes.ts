/** The whole URL map. */
import { layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("/", "screens/home.tsx", { id: "home" }),
  route("/home-tuition", "screens/home-tuition.tsx"),
  layout("screens/app.tsx", [
    route("/student-dashboard", "screens/student-dashboard.tsx"),
    route("/teacher-dashboard", "screens/teacher-dashboard.tsx"),
    route("/account-status", "screens/account-status.tsx"),
  ]),
  route("/demo/ui", "screens/ui-gallery.tsx"),
  route("/demo/break", "screens/demo-break.tsx"),
  layout("screens/doors.tsx", [
    route("/verify-email", "screens/verify-email.tsx"),
    route("/forgot-password", "screens/forgot-password.tsx"),
    route("/reset-password", "screens/reset-password.tsx"),
    route("/auth/oauth-callback", "screens/oauth-callback.tsx"),
    route("/auth/callback", "screens/oauth-callback.tsx", { id: "auth-callback" }),
    route("/auth/oauth-error", "screens/oauth-error.tsx"),
    route("/unsubscribe", "screens/unsubscribe.tsx"),
  ]),
  route("*", "screens/not-found.tsx"),
] satisfies RouteConfig;
