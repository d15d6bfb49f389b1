/** The object store is down, unresponsive, and back, while a teacher uploads documents. */
import { listDocumentsEndpoint, uploadDocumentEndpoint } from "#contract/documents.ts";
import { drawDocument } from "#demo/draw-document.ts";
import type { Townsperson } from "#drill/cluster/city.ts";
import { type Cluster, withCluster } from "#drill/cluster/cluster.ts";
import { type Drill, type Finding, judge, milliseconds } from "#drill/drill.ts";
import { closeOnce } from "#drill/leave-nothing.ts";
import { sendRequest, type TimedAnswer } from "#drill/load/ask.ts";
import { findFreePort } from "#server/db/embedded-port.ts";
import { bucketAt, startS3, startSilence } from "#test/s3.ts";
import { boundary, makeForm } from "#test/upload.ts";

/** Milliseconds within which an unresponsive store must be reported. */
const longest = 30_000;

function handIn({ origin }: Cluster, { token, from }: Townsperson, name: string): Promise<TimedAnswer> {
  const bytes = drawDocument("demo-identity");
  return sendRequest(origin, {
    method: "POST",
    path: uploadDocumentEndpoint.path,
    token,
    from,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: makeForm({ name, type: "identity" }, [{ field: "document", bytes }]),
    patience: 2 * longest,
  });
}

const clear = ({ status, headers }: TimedAnswer) => status === 503 && headers["retry-after"] !== undefined;

export const storeDown: Drill = {
  name: "store-down",
  shows: "the object store refuses, then says nothing, then is back",
  needs: ["haproxy"],
  usual: {},
  async run({ patience }) {
    const port = await findFreePort();
    let store = await startS3(port);
    const close = closeOnce(() => store.stop());
    try {
      return await withCluster(
        { env: { PATIENCE: patience, ...bucketAt(port) }, size: { students: 2, teachers: 6, listed: 10 } },
        async (cluster): Promise<Finding[]> => {
          const [first, second, third, fourth] = cluster.town.teachers;
          if (!first || !second || !third || !fourth) throw new Error("too few teachers");
          const before = await handIn(cluster, first, "Before");
          await store.stop();
          const away = await handIn(cluster, second, "Away");
          const silence = await startSilence(port);
          const unresponsive = await Promise.all([
            handIn(cluster, second, "Silent"),
            handIn(cluster, third, "Silent too"),
          ]);
          const page = await sendRequest(cluster.origin, { path: "/", from: "10.61.0.1" });
          await silence.stop();
          store = await startS3(port);
          const after = await handIn(cluster, fourth, "After");
          const listed = await sendRequest(cluster.origin, {
            path: listDocumentsEndpoint.path,
            token: second.token,
            from: second.from,
          });
          const rows = await cluster.query<{ name: string }>("select name from documents where name <> 'Voter card'");
          const names = rows
            .map(({ name }) => name)
            .sort()
            .join(", ");
          const slowest = Math.max(...unresponsive.map(({ took }) => took));
          return [
            judge("uploads say so when it refuses", clear(away), `${away.status} after ${milliseconds(away.took)}`),
            judge(
              "uploads say so when it is silent",
              unresponsive.every(clear) && slowest <= longest,
              `${unresponsive.map(({ status }) => status).join(", ")} after ${milliseconds(slowest)}`,
            ),
            judge("pages go on", page.status === 200, String(page.status)),
            judge("nothing half", names === "After, Before" && !listed.text.includes("Silent"), `rows: ${names}`),
            judge(
              "works before and after",
              before.status === 201 && after.status === 201,
              `${before.status}, ${after.status}`,
            ),
          ];
        },
      );
    } finally {
      await close();
    }
  },
};
