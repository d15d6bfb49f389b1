/** The life of a toast in both systems, with the constants of the specification. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toastLimits as limits, liveToast } from "#contract/limits.ts";
import { createToastStore } from "./toast-store.ts";

const first = () =>
  createToastStore({
    visible: limits.kept,
    duration: limits.duration,
    removeAfter: limits.removeAfter,
    whenFull: "replace",
  });
const second = () =>
  createToastStore({
    visible: liveToast.visible,
    duration: liveToast.duration,
    removeAfter: limits.removeAfter,
    whenFull: "wait",
  });
const titles = (toasts: readonly { title: string }[]) => toasts.map((toast) => toast.title);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("first toast system (R2.12, R9.1)", () => {
  test("keeps one at a time", () => {
    const store = first();
    store.add({ title: "one" });
    store.add({ title: "two" });
    expect(titles(store.list())).toEqual(["two"]);
  });

  test("closes after 5 s and is removed 5000 ms after that", () => {
    const store = first();
    store.add({ title: "one" });
    vi.advanceTimersByTime(4999);
    expect(store.listVisible()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.listVisible()).toHaveLength(0);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(store.list()).toHaveLength(0);
  });

  test("a replaced toast does not close its successor early", () => {
    const store = first();
    store.add({ title: "one" });
    vi.advanceTimersByTime(4000);
    store.add({ title: "two" });
    vi.advanceTimersByTime(2000);
    expect(titles(store.listVisible())).toEqual(["two"]);
  });

  test("can be updated and dismissed, and notifies its listeners until they unsubscribe", () => {
    const store = first();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.add({ title: "one" });
    store.update(id, { title: "done", variant: "success" });
    expect(store.listVisible()).toMatchObject([{ title: "done", variant: "success" }]);
    store.dismiss(id);
    expect(store.listVisible()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
    store.add({ title: "two" });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test("waits while it is paused, then runs its full time", () => {
    const store = first();
    store.add({ title: "one" });
    vi.advanceTimersByTime(4000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(store.listVisible()).toHaveLength(1);
    store.resume();
    vi.advanceTimersByTime(5000);
    expect(store.listVisible()).toHaveLength(0);
  });
});

describe("second toast system (R2.12, R9.1)", () => {
  test("shows three, the fourth waits and then has its own 4000 ms", () => {
    const store = second();
    for (const title of ["a", "b", "c", "d"]) store.add({ title });
    expect(titles(store.listVisible())).toEqual(["a", "b", "c"]);
    vi.advanceTimersByTime(4000);
    expect(titles(store.listVisible())).toEqual(["d"]);
    vi.advanceTimersByTime(3999);
    expect(titles(store.listVisible())).toEqual(["d"]);
    vi.advanceTimersByTime(1);
    expect(store.listVisible()).toEqual([]);
  });
});
