import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

const ignore = () => undefined;

/**
 * Writes the height of a fixed element, without its top border, to a custom property. The page can then leave
 * space for it.
 */
export function useMeasuredHeight(
  element: RefObject<HTMLElement | null>,
  property: `--ds-${string}`,
  onMeasure: (element: HTMLElement) => void = ignore,
): void {
  const measured = useEffectEvent(onMeasure);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty(property, `${current.getBoundingClientRect().height - current.clientTop}px`);
      measured(current);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
