/** A door (sign in, join) that stands as the server wrote it, and what was done at it before React was there (decision 121). */
import type { MemberRole } from "#contract/vocabulary.ts";

/** By the tab, then by the name of the field. */
export type Typed = Partial<Record<string, Record<string, string>>>;

export type StandingDoor = {
  /** Where React takes it over as it stands. */
  place: HTMLElement;
  role: MemberRole;
  typed: Typed;
  /** Once React has it: what was pressed meanwhile is pressed again, and the focus is where it was. */
  resume: () => void;
};

/** Takes away what stood in an island's place meanwhile, or hands it over. */
export type MakeRoom = () => StandingDoor | undefined;
