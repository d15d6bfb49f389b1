/** Buttons, chips, tabs and pages in all their states. */
import { ArrowRight, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChipLink, ChipRemove } from "#web/ui/chip.tsx";
import { ChipToggle } from "#web/ui/chip-toggle.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Sample } from "./samples.ts";
import { GallerySection, Row } from "./section.tsx";

const variants = ["primary", "secondary", "quiet", "destructive"] as const;
const pageWords = { nav: "Pages", previous: "Previous page", next: "Next page", page: (n: number) => `Page ${n}` };

export function Controls({ sample }: { sample: Sample }) {
  const [tab, setTab] = useState("one");
  const [chips, setChips] = useState(sample.subjects);
  return (
    <GallerySection title="Controls">
      {variants.map((variant) => (
        <Row key={variant} label={variant}>
          <Button variant={variant}>{sample.button}</Button>
          <Button variant={variant} busy>
            {sample.button}
          </Button>
          <Button variant={variant} disabled>
            {sample.other}
          </Button>
        </Row>
      ))}
      <Row label="large, with icon, as link, icon only with tooltip (700 ms, then 300 ms)">
        <Button size="large" icon={<Search aria-hidden="true" />}>
          {sample.button}
        </Button>
        <ButtonLink to="#controls" variant="secondary">
          {sample.other}
          <ArrowRight className="turns" aria-hidden="true" />
        </ButtonLink>
        {[sample.button, sample.other].map((text) => (
          <Button key={text} variant="quiet" size="icon" aria-label={text}>
            {text === sample.button ? <Search aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
          </Button>
        ))}
      </Row>
      <Row label="chips: ticked in a form, as links, removable">
        {sample.subjects.map((subject, at) => (
          <ChipToggle key={subject} name="subject" value={subject} defaultChecked={at === 0} disabled={at === 3}>
            {subject}
          </ChipToggle>
        ))}
        {sample.subjects.slice(0, 2).map((subject, at) => (
          <ChipLink key={subject} to="#controls" selected={at === 0}>
            {subject}
          </ChipLink>
        ))}
        {chips.slice(0, 3).map((subject) => (
          <ChipRemove
            key={subject}
            removeLabel={`Remove ${subject}`}
            onRemove={() => setChips(chips.filter((each) => each !== subject))}
          >
            {subject}
          </ChipRemove>
        ))}
      </Row>
      <Tabs
        label="Subjects"
        selected={tab}
        onSelect={setTab}
        tabs={["one", "two", "three"].map((id, at) => ({
          id,
          label: sample.subjects[at],
          content: <p>{at === 0 ? sample.sentence : sample.subjects[at]}</p>,
        }))}
      />
      <Pagination page={4} pages={12} hrefOf={(page) => `?page=${page}`} words={pageWords} />
      <Pagination page={1} pages={3} hrefOf={(page) => `?page=${page}`} words={{ ...pageWords, nav: "More pages" }} />
    </GallerySection>
  );
}
