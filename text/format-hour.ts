/** A full hour in speech: "8 AM", "सुबह 8", "صبح 8". */

export function formatHour(language: string, hour: number): string {
  const moment = new Date(Date.UTC(1970, 0, 1, hour));
  const style = { hour: "numeric", hour12: true, numberingSystem: "latn", timeZone: "UTC" } as const;
  if (language === "en") return new Intl.DateTimeFormat("en-US", style).format(moment).replace(/\s/u, " ");
  const parts = new Intl.DateTimeFormat(language, { ...style, dayPeriod: "short" }).formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("dayPeriod")} ${part("hour")}`;
}
