import { useEffect, useLayoutEffect, useRef, type Ref } from 'react';
import { useMergedRef } from '../../utilities/merged-ref.ts';

const rowsOf = (list: Element) => [...list.querySelectorAll('[data-part="row"]')];

const controlOf = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('[data-part="main"]:is(a, button)') ??
  row?.querySelector<HTMLElement>('a, button');

/** When a row goes that had the focus, its neighbour gets it: whoever works through a list keeps the place. */
export function useKeptPlace(given: Ref<HTMLDivElement> | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(list, given);
  const place = useRef<{ row: Element; index: number } | null>(null);

  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-part="row"]') : null;
      place.current = row === null || element === null ? null : { row, index: rowsOf(element).indexOf(row) };
    };
    const forget = ({ target }: FocusEvent) => {
      // What is taken away loses the focus too, but nobody has left it.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && target !== document.activeElement)
          place.current = null;
      });
    };
    element?.addEventListener('focusin', remember);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', remember);
      element?.removeEventListener('focusout', forget);
    };
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || place.current === null || place.current.row.isConnected) return;
    const rows = rowsOf(element);
    const next = controlOf(rows[Math.min(place.current.index, rows.length - 1)]);
    place.current = null;
    if (next === undefined || next === null) element.tabIndex = -1;
    (next ?? element).focus();
  });

  return ref;
}
