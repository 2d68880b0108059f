const timeout = 3000;

/** Marks what stands in place of a page that failed. */
export const failureMark = { 'data-failure': '' } as const;

/**
 * Where the app is rendered into. What the build has rendered stays in its place until the app shows as much, from its
 * heading to its footer, or that it failed; a footer that does not come is waited for no longer than this.
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
    // It was put there while nothing here could have the focus.
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
