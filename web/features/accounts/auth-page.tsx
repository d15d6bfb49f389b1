/** A page with a single task: title, short text, form. */
import type { ReactNode } from "react";

export function AuthPage({ title, intro, children }: { title: string; intro?: ReactNode; children?: ReactNode }) {
  return (
    <section className="auth-page grid justify-items-start gap-4 w-full max-w-120 mx-auto py-8 px-4">
      <h1 className="sign">{title}</h1>
      {intro && <p>{intro}</p>}
      {children}
    </section>
  );
}
