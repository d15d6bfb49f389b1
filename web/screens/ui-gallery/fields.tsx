/** All form fields. */
import { List, Radar } from "lucide-react";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";
import type { Sample } from "./samples.ts";
import { GallerySection } from "./section.tsx";

export function Fields({ sample }: { sample: Sample }) {
  const choices = sample.subjects.map((label) => ({ value: label, label }));
  return (
    <GallerySection title="Fields">
      <form className="grid gap-5 md:grid-cols-2">
        <TextField name="fullName" label={sample.name} hint={sample.hint} autoComplete="name" />
        <TextField name="email" type="email" label="E-mail" error={sample.wrong} defaultValue="asha@example" />
        <PasswordField name="password" label="Password" showLabel="Show password" defaultValue="nukkad" />
        <SelectField name="subjectSelect" label="Subject" options={choices} placeholder={sample.other} />
        <TextField name="locked" label="Read-only" readOnly defaultValue="farah@example.test" type="email" />
        <TextField name="off" label="Disabled" disabled placeholder={sample.hint} optional="(optional)" />
        <TextAreaField name="about" label="Message" placeholder={sample.sentence} hint={sample.hint} />
        <div>
          <Checkbox name="agree" label={sample.sentence} defaultChecked />
          <Checkbox name="agreeNot" label={sample.button} error={sample.wrong} />
          <Checkbox name="agreeOff" label={sample.other} disabled />
        </div>
        <RadioGroup legend="One of a few" name="few" choices={choices} defaultValue={sample.subjects[0]} />
        <RadioGroup
          legend="Segments"
          name="segments"
          look="segments"
          defaultValue="list"
          choices={[
            { value: "list", label: sample.subjects[0], icon: <List aria-hidden="true" /> },
            { value: "map", label: sample.subjects[3], icon: <Radar aria-hidden="true" /> },
          ]}
        />
      </form>
    </GallerySection>
  );
}
