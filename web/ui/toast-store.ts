/** The state of toasts (added, updated, dismissed, removed) for both systems: how many show at once, how long each stays, and the queue. */

export type ToastVariant = "default" | "destructive" | "success";

export type ToastContent = {
  title: string;
  text?: string;
  variant?: ToastVariant;
  action?: { label: string; to: string };
  /** Milliseconds; the system's default when left out. */
  duration?: number;
};

export type Toast = ToastContent & { id: number; open: boolean };

export type ToastRules = {
  /** How many are shown at once. */
  visible: number;
  duration: number;
  /** How long a dismissed toast stays in the list before it is removed. */
  removeAfter: number;
  /** With no room left: the oldest is removed, or the new one waits. */
  whenFull: "replace" | "wait";
};

export type ToastStore = ReturnType<typeof createToastStore>;

export function createToastStore(rules: ToastRules) {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const publish = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const setTimer = (id: number, run: () => void, after: number) => {
    clearTimeout(timers.get(id));
    timers.set(id, setTimeout(run, after));
  };
  const forget = (gone: readonly Toast[]) => {
    for (const { id } of gone) {
      clearTimeout(timers.get(id));
      timers.delete(id);
    }
    return toasts.filter((toast) => !gone.includes(toast));
  };
  const remove = (id: number) => publish(forget(toasts.filter((toast) => toast.id === id)));
  const listVisible = () => toasts.filter((toast) => toast.open).slice(0, rules.visible);
  const startTimers = () => {
    if (paused) return;
    for (const toast of listVisible()) {
      if (!timers.has(toast.id)) setTimer(toast.id, () => dismiss(toast.id), toast.duration ?? rules.duration);
    }
  };

  function add(content: ToastContent): number {
    const id = ++lastId;
    const leaving = rules.whenFull === "replace" ? toasts.slice(0, Math.max(0, toasts.length - rules.visible + 1)) : [];
    publish([...forget(leaving), { ...content, id, open: true }]);
    startTimers();
    return id;
  }

  function update(id: number, content: Partial<ToastContent>) {
    publish(toasts.map((toast) => (toast.id === id ? { ...toast, ...content } : toast)));
  }

  function dismiss(id: number) {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimer(id, () => remove(id), rules.removeAfter);
    startTimers();
  }

  /** While a toast has the focus, timers are paused. */
  function pause() {
    paused = true;
    for (const { id } of listVisible()) {
      clearTimeout(timers.get(id));
      timers.delete(id);
    }
  }

  function resume() {
    paused = false;
    startTimers();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { add, update, dismiss, pause, resume, subscribe, list: () => toasts, listVisible };
}
