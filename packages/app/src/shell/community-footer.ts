const mostFrames = 600;

/** Moves the focus to the footer, where a feed loads nothing more. While posts are being loaded the footer is hidden. */
export function goToFooter(frames = mostFrames): void {
  const footer = document.querySelector<HTMLElement>('[data-component="site-footer"]');
  footer?.setAttribute('tabindex', '-1');
  footer?.focus();
  if (document.activeElement !== footer && frames > 0) requestAnimationFrame(() => goToFooter(frames - 1));
}
