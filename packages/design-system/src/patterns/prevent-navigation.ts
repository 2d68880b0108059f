/** Prevents links in tests from opening another page. */
export function preventNavigation(): void {
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
}
