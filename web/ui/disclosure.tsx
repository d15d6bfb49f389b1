/** A question that opens its answer; the browser's own details, so it works everywhere. */
import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode /** Of those that share a name one is open at a time. */;
  name?: string;
  open?: boolean;
};

export function Disclosure({ summary, children, name, open }: DisclosureProps) {
  return (
    <details className="disclosure" name={name} open={open}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
