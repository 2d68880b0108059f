/** Prevents links in tests from navigating away from the test page. */
export function preventNavigation(): void {
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
}
