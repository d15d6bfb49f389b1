/** Creates an element with class and text, for widgets without React. */
export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
