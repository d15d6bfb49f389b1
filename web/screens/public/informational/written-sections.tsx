/** The text of content/ as sections of paragraphs and lists. */
import type { PolicySection } from "#content/policies/policy-text.ts";

export function WrittenSections({ sections }: { sections: readonly PolicySection[] }) {
  return sections.map(({ title, body }) => (
    <section key={title}>
      <h2>{title}</h2>
      {body.map((part) =>
        typeof part === "string" ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  ));
}
