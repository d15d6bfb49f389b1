import { describe, expect, it } from "vitest";
import { normaliseNotification, normaliseNotifications } from "./normalise-notification.ts";

const ours = {
  id: "n1",
  message: "Asha said yes",
  read: true,
  date: "2026-05-01T10:00:00.000Z",
  createdAt: "2026-05-01T10:00:00.000Z",
  type: "request_accepted",
  pinned: true,
  relatedLink: "/student-dashboard?tab=teachers",
  data: { relationId: "r1" },
  isCleared: true,
};

describe("R7.9 a notification under either naming scheme", () => {
  it("keeps our own names", () => {
    expect(normaliseNotification(ours)).toEqual(ours);
  });

  it("maps the other names", () => {
    const theirs = {
      _id: "n1",
      content: "Asha said yes",
      isRead: true,
      formattedDate: "1 May 2026",
      createdAt: ours.createdAt,
      type: "request_accepted",
      isPinned: true,
      link: ours.relatedLink,
      metadata: ours.data,
      isArchived: true,
    };
    expect(normaliseNotification(theirs)).toEqual({ ...ours, date: "1 May 2026" });
  });

  it.each([
    ["message", "content", "Hello"],
    ["read", "isRead", true],
    ["date", "formattedDate", "1 May 2026"],
    ["pinned", "isPinned", true],
    ["relatedLink", "link", "/teacher-dashboard"],
    ["data", "metadata", { relationId: "r2" }],
    ["isCleared", "isArchived", true],
  ])("reads %s also when it is named %s, among our other names", (ours, theirs, value) => {
    const given = { id: "n4", message: "Hello", createdAt: "2026-05-01T10:00:00.000Z" };
    const named = (name: string) =>
      normaliseNotification({ ...given, message: undefined, content: "Hello", [name]: value });
    expect(named(theirs)).toMatchObject({ [ours]: value });
    expect(named(theirs)).toEqual(named(ours));
  });

  it("lists no cleared or archived one, in either scheme", () => {
    const given = ["kept", "cleared", "archived"].map((id) => ({ id, message: id }));
    const [visible, cleared, archived] = given;
    const listed = normaliseNotifications([
      visible,
      { ...cleared, isCleared: true },
      { ...archived, isArchived: true },
      "none",
    ]);
    expect(listed.map(({ id }) => id)).toEqual(["kept"]);
  });

  it("fills in defaults, and keeps an unknown kind", () => {
    expect(normaliseNotification({ id: "n2", message: "Hello", type: "newer" })).toEqual({
      id: "n2",
      message: "Hello",
      read: false,
      date: "",
      createdAt: "",
      type: "other",
      pinned: false,
      relatedLink: null,
      data: {},
      isCleared: false,
    });
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)"])(
    "does not follow %s",
    (link) => {
      expect(normaliseNotification({ ...ours, relatedLink: undefined, link })?.relatedLink).toBeNull();
    },
  );

  it.each([null, "text", [], {}, { id: "n3" }, { message: "no id" }])("finds none in %j", (given) => {
    expect(normaliseNotification(given)).toBeNull();
  });
});
