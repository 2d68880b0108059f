const timeout = 3000;

/** Marks a failure message in place of a page. */
export const failureMark = { 'data-failure': '' } as const;

/**
 * Returns the element to render the app into. The prerendered page stays visible until the app shows a heading and a
 * footer, or a failure. If the footer does not come, the page is replaced after the timeout.
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
    // The heading could not take the focus while the page was hidden.
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
