const target = 44;

const isStandalone = (link: Element): boolean => {
  let around = link.parentElement;
  while (around !== null && /^(?:inline$|contents)/.test(getComputedStyle(around).display)) {
    around = around.parentElement;
  }
  if (around === null) return false;
  const isPlaced = /flex|grid/.test(getComputedStyle(around).display) && around === link.parentElement;
  return isPlaced || around.textContent.trim() === link.textContent.trim();
};

/** The links that are not part of a sentence and are smaller than the minimum touch target. */
export const lowLinks = (): string[] =>
  [...document.querySelectorAll('[data-component="link"]')]
    .filter(
      (link) => link.checkVisibility() && isStandalone(link) && link.getBoundingClientRect().height < target,
    )
    .map(({ outerHTML }) => outerHTML);
