export const scrollerOf = (canvasElement: HTMLElement) => {
  const scroller = canvasElement.querySelector<HTMLElement>('[role="log"]');
  if (scroller === null) throw new Error('There is no conversation.');
  return scroller;
};

export const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** Finds the first fully visible message, and its position. */
export const firstInSight = (canvasElement: HTMLElement) => {
  const { top } = scrollerOf(canvasElement).getBoundingClientRect();
  const found = [...canvasElement.querySelectorAll<HTMLElement>('[data-message]')].find(
    (element) => element.getBoundingClientRect().top >= top,
  );
  if (found === undefined) throw new Error('No message is visible.');
  const id = found.dataset['message'] ?? '';
  const placed = found.getBoundingClientRect().top;
  return {
    id,
    moved: () => {
      const now = canvasElement.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top;
      return now === undefined ? Number.NaN : Math.abs(now - placed);
    },
  };
};
