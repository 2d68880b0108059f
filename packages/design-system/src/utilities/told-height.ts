import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

const ignore = () => undefined;

/** Tells the page how high an element at its foot is, without the line at its top, for what must not lie under it. */
export function useToldHeight(
  element: RefObject<HTMLElement | null>,
  property: `--ds-${string}`,
  onTold: (element: HTMLElement) => void = ignore,
): void {
  const told = useEffectEvent(onTold);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const tell = () => {
      style.setProperty(property, `${current.getBoundingClientRect().height - current.clientTop}px`);
      told(current);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
