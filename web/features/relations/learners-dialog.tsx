/** Changes for whom of the family a relation is, while it is open (R13.8). */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { changeLearnersEndpoint, type TeacherRelation } from "#contract/relations.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { relationChanged } from "#web/api/relation-changed.ts";
import { useForm } from "#web/forms/use-form.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";
import { ForWhom } from "./for-whom.tsx";
import { nameOf } from "./name-of.ts";

export default function LearnersDialog({ relation, onClose }: { relation: TeacherRelation; onClose: () => void }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const { data: profile } = useQuery(studentProfileQuery);
  const form = useForm({ learnerIds: relation.learners.map((learner) => learner.id) });
  const { learnerIds } = form.values;
  const save = () =>
    form.send({
      endpoint: changeLearnersEndpoint,
      input: { params: { id: relation.id }, body: { learnerIds } },
      done: (changed) => {
        toast({ title: t("relations:forWhom.saved"), variant: "success" });
        onClose();
        void relationChanged(client, changed);
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("relations:forWhom.title", { name: nameOf(t, relation) })}
      confirm={{ type: "submit", form: id, busy: form.busy, children: t("relations:forWhom.save") }}
      cancel={{ variant: "quiet" }}
      look="sheet"
    >
      <form id={id} className="grid gap-4" {...form.props(save)}>
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
        <ForWhom
          learners={profile?.learners ?? relation.learners}
          chosen={learnerIds}
          onChosen={(ids) => form.change("learnerIds", ids)}
          error={form.errorOf("learnerIds")}
        />
        <p className="text-sm text-slate">{t("relations:forWhom.body")}</p>
      </form>
    </ConfirmDialog>
  );
}
