const patience = 3000;

/**
 * Where the app is rendered into. What the build has rendered stays in its place until the app shows as much, from its
 * heading to its footer; a footer that does not come is waited for no longer than this.
 */
export function takeOver(container: Element): Element {
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
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (page.querySelector('h1') === null) return;
    if (page.querySelector('footer') === null) timer ??= setTimeout(show, patience);
    else show();
  });
  observer.observe(page, { childList: true, subtree: true });
  return page;
}
