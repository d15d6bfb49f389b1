/** The whole URL map. */
import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { redirects } from "#content/redirects.ts";

export default [
  route("/", "screens/home.tsx", { id: "home" }),
  route("/home-tuition", "screens/home-tuition.tsx"),
  route("/teacher-profile/:id", "screens/teacher-profile.tsx"),
  route("/help", "screens/help.tsx"),
  route("/about", "screens/about.tsx"),
  route("/contact", "screens/contact.tsx"),
  route("/online-tutoring", "screens/online-tutoring.tsx"),
  route("/privacy-policy", "screens/privacy-policy.tsx"),
  route("/terms-of-service", "screens/terms-of-service.tsx"),
  route("/blog", "screens/blog.tsx"),
  route("/blog/rss.xml", "screens/blog-feed.ts"),
  route("/blog/:slug", "screens/blog-post.tsx"),
  route("/pamphlet", "screens/pamphlet.tsx"),
  route("/themed-pamphlet", "screens/themed-pamphlet.tsx"),
  route("/answer", "screens/answer.tsx"),
  route("/offline", "screens/offline.tsx"),
  layout("screens/app.tsx", [
    route("/student-dashboard", "screens/student-dashboard.tsx"),
    route("/teacher-dashboard", "screens/teacher-dashboard.tsx"),
    route("/account-status", "screens/account-status.tsx"),
    route("/student-profile-edit", "screens/student-profile-edit.tsx"),
    route("/teacher-profile-edit", "screens/teacher-profile-edit.tsx"),
    route("/student-profile/:id", "screens/student-profile.tsx"),
    route("/student-phone-check", "screens/student-phone-check.tsx"),
  ]),
  layout("screens/office.tsx", [
    route("/admin", "screens/admin.tsx"),
    route("/admin/queue", "screens/admin-queue.tsx"),
    route("/admin/documents", "screens/admin-documents.tsx"),
    route("/admin/documents/:id", "screens/admin-document.tsx"),
    route("/admin/second-factor", "screens/admin-second-factor.tsx"),
  ]),
  route("/demo/ui", "screens/ui-gallery.tsx"),
  route("/demo/break", "screens/demo-break.tsx"),
  layout("screens/sign-in-pages.tsx", [
    route("/verify-email", "screens/verify-email.tsx"),
    route("/forgot-password", "screens/forgot-password.tsx"),
    route("/reset-password", "screens/reset-password.tsx"),
    route("/auth/oauth-callback", "screens/oauth-callback.tsx"),
    route("/auth/callback", "screens/oauth-callback.tsx", { id: "auth-callback" }),
    route("/auth/oauth-error", "screens/oauth-error.tsx"),
    route("/unsubscribe", "screens/unsubscribe.tsx"),
  ]),
  ...redirects.map(({ path }) => route(path, "screens/moved.tsx", { id: `moved${path}` })),
  // Every keyword address, and every other path of one part: its loader knows which.
  route("/:keyword", "screens/keyword.tsx"),
  route("*", "screens/not-found.tsx"),
] satisfies RouteConfig;
