/** A link that is pressed in a test would take the page of the tests away. */
export function followNothing(): void {
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
}
