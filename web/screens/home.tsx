export const handle = { kind: "document" };
export default function Home() {
  return <h1>Nukkad</h1>;
}
