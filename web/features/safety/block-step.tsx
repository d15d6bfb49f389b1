/** Says what a block does, and does it. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { blockPerson } from "#contract/safety.ts";
import { call } from "#web/api/client.ts";
import { personBlocked } from "#web/api/relation-changed.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";

/** In the order of what matters to who blocks. */
const effects = ["unseen", "unasked", "closed", "untold"] as const;

type BlockStepProps = { id: string; name: string; onBlocked: (() => void) | undefined; onClose: () => void };

export function BlockStep({ id, name, onBlocked, onClose }: BlockStepProps) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(blockPerson, { body: { accountId: id } }),
    onSuccess: () => {
      toast({
        title: t("safety:block.done", { name }),
        variant: "success",
        action: { label: t("shell:actions.show"), to: "/account-status#blocked" },
      });
      void personBlocked(client);
      onBlocked?.();
      onClose();
    },
  });
  return (
    <>
      <ul className="list-disc ps-5 grid gap-1">
        {effects.map((effect) => (
          <li key={effect}>{t(`safety:block.${effect}`)}</li>
        ))}
      </ul>
      {error && (
        <Notice tone="brick" urgent>
          {callFailureText(t, error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" busy={isPending} onClick={() => mutate()}>
          {t("safety:block.submit")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("shell:actions.cancel")}
        </Button>
      </div>
    </>
  );
}
