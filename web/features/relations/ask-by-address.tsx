/** Opens the contact dialog for the teacher that the address names (`contact=`), as the teacher's own page links to it. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readTeacher } from "#contract/teachers.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import AskDialog from "./ask-dialog.tsx";

export default function AskByAddress() {
  const [params, setParams] = useSearchParams();
  const id = params.get("contact") ?? "";
  const { data: teacher } = useQuery({
    queryKey: [...keys.teacher, id],
    queryFn: ({ signal }) => call(readTeacher, { params: { id }, query: {} }, { signal }),
    enabled: id !== "",
  });
  const close = () =>
    setParams(
      (before) => {
        before.delete("contact");
        return before;
      },
      { replace: true },
    );
  if (id === "" || teacher === undefined) return null;
  return <AskDialog side="student" person={{ id, name: teacher.name }} onClose={close} />;
}
