/** The doors as the server writes them: the dialog of signing in and joining, for both roles, the same for everyone (decision 121). */
import { renderToString } from "react-dom/server";
import { textIn } from "#content/text-in.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { AuthDialog, type AuthTab, authTabs } from "#web/features/accounts/dialog/auth-dialog.tsx";
import { LanguageProvider } from "#web/i18n/language.tsx";

const ignore = () => undefined;

/** Not as static markup: React takes over only what it wrote for itself. */
function writeDoor(language: Language, tab: AuthTab, role: MemberRole): string {
  const dialog = renderToString(
    <LanguageProvider text={textIn(language)}>
      <AuthDialog tab={tab} as={role} onTab={ignore} onClose={ignore} say={ignore} />
    </LanguageProvider>,
  );
  // Each by itself, or the radios of all would be one group.
  return `<template id="${tab}-${role}">${dialog}</template>`;
}

export function writeDoors(language: Language): string {
  const ofTab = (tab: AuthTab) => writeDoor(language, tab, "student") + writeDoor(language, tab, "teacher");
  return authTabs.map(ofTab).join("");
}
