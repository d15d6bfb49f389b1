/** Adds a video of another site, of the hosts the operator allows (R11.2). */
import { useQueryClient } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { introVideoLimits } from "#contract/file-limits.ts";
import { addVideoEndpoint } from "#contract/intro-videos.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { describedBy, emptyVideoText, fieldOf, VideoFieldset } from "./video-fields.tsx";
import { changeVideos } from "./videos-query.ts";

export default function VideoLink({ hosts }: { hosts: readonly string[] }) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const form = useForm({ ...emptyVideoText, url: "" }, { fieldOf });

  const submit = () =>
    void form.send({
      endpoint: addVideoEndpoint,
      input: { body: { ...describedBy(form.values), url: form.values.url.trim() } },
      done: (added) => {
        changeVideos(queryClient, (before) => [...before, added]);
        form.reset();
        toast({ title: t("outreach:videos.added"), variant: "success" });
      },
    });

  return (
    <form className="document-form grid gap-4" {...form.props(submit)}>
      <TextField
        label={t("outreach:videos.link")}
        hint={t("outreach:videos.linkHint", { hosts: `\u2066${hosts.join(", ")}\u2069` })}
        id="link-url"
        dir="ltr"
        inputMode="url"
        maxLength={introVideoLimits.link}
        {...form.field("url")}
      />
      <VideoFieldset form={form} prefix="link" />
      {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      <Button type="submit" icon={<Link2 aria-hidden="true" />} busy={form.busy}>
        {t("outreach:videos.addLink")}
      </Button>
    </form>
  );
}
