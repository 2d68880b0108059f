const timeout = 3000;

/** Marks a failure message that is shown instead of a page. */
export const failureMark = { 'data-failure': '' } as const;

/**
 * Returns the element into which the app is rendered. The prerendered page stays visible until the app shows a
 * failure, or a heading and a footer. If the footer does not appear, the page is replaced after the timeout.
 */
export function replacePrerendered(container: Element): Element {
  const rendered = container.querySelector(':scope > [data-prerendered]');
  if (rendered === null) return container;
  const page = document.createElement('div');
  page.hidden = true;
  container.append(page);
  const show = () => {
    observer.disconnect();
    clearTimeout(timer);
    rendered.remove();
    page.hidden = false;
    // While the page was hidden, the heading could not take the focus.
    page.querySelector<HTMLElement>('[data-failure] h1')?.focus();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (page.querySelector('h1') === null) return;
    if (page.querySelector('footer, [data-failure]') === null) timer ??= setTimeout(show, timeout);
    else show();
  });
  observer.observe(page, { childList: true, subtree: true });
  return page;
}
