/** What a search form asks for as it stands, in the words of an address. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
