const maxFrames = 600;
const gestures = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Moves the focus past an endless feed to the footer. Resolves with true if the footer could be loaded. The footer is
 * hidden while posts load, so this tries again until the focus moves or the reader does something else.
 */
export async function goToFooter(loadFooter: () => Promise<boolean>): Promise<boolean> {
  const { activeElement } = document;
  const { pathname } = location;
  const stop = new AbortController();
  const end = () => stop.abort();
  for (const gesture of gestures)
    window.addEventListener(gesture, end, { capture: true, signal: stop.signal });

  const attempt = (frames: number): void => {
    if (stop.signal.aborted) return;
    if (document.activeElement !== activeElement || location.pathname !== pathname) {
      end();
      return;
    }
    const footer = document.querySelector<HTMLElement>('[data-component="site-footer"]');
    footer?.setAttribute('tabindex', '-1');
    footer?.focus();
    if (frames === 0 || (footer !== null && document.activeElement === footer)) end();
    else requestAnimationFrame(() => attempt(frames - 1));
  };

  // If the footer has failed to load, loading it again can take longer than `maxFrames`, so counting begins afterwards.
  const isLoaded = await loadFooter();
  if (isLoaded) attempt(maxFrames);
  else end();
  return isLoaded;
}
