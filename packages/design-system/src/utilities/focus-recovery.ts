import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type FocusRecoveryOptions = {
  /** Selects the rows. */
  readonly rows: string;
  /** Selects the focus targets in a row, or the row itself, the preferred one first. */
  readonly controls: readonly string[];
  /** The focus target without a row: the container, or the element that had the focus before the container. */
  readonly fallback: 'container' | 'origin';
};

type Place = { readonly control: Element; readonly row: Element | null; index: number };

/** The number of rows before an element. */
function indexOf(element: Element, rows: readonly Element[]): number {
  const index = rows.findIndex(
    (row) =>
      row.contains(element) ||
      (element.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return index === -1 ? rows.length : index;
}

/** The rows in order of preference: the row itself, those after it, then those before it. */
function byNearness(rows: readonly Element[], { row, index }: Place): Element[] {
  const start = row === null || !row.isConnected ? index : rows.indexOf(row);
  return [...rows.slice(start), ...rows.slice(0, start).toReversed()];
}

const controlOf = (row: Element, controls: readonly string[]) =>
  controls
    .flatMap((selector) => [row, ...row.querySelectorAll(selector)].filter((part) => part.matches(selector)))
    .find((part) => part instanceof HTMLElement);

/**
 * When the focused element is removed, moves the focus to the nearest row. Otherwise it would move to the top of the
 * page, and a keyboard user would lose the place in the list.
 */
export function useFocusRecovery(
  container: RefObject<HTMLElement | null>,
  { rows: rowSelector, controls, fallback }: FocusRecoveryOptions,
): void {
  const place = useRef<Place | null>(null);
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
        origin.current = relatedTarget;
      place.current = {
        control: target,
        row: target.closest(rowSelector),
        index: indexOf(target, [...element.querySelectorAll(rowSelector)]),
      };
    };
    const forget = ({ target }: FocusEvent) => {
      // A removed element also fires focusout, although nobody moved the focus.
      queueMicrotask(() => {
        const hasLeft = target instanceof Element && target.isConnected && target !== document.activeElement;
        if (hasLeft && place.current?.control === target) place.current = null;
      });
    };
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, [container, rowSelector]);

  useLayoutEffect(() => {
    const element = container.current;
    const held = place.current;
    if (element === null || held === null) return;
    const rows = [...element.querySelectorAll(rowSelector)];
    if (held.control.isConnected) {
      held.index = indexOf(held.control, rows);
      return;
    }
    place.current = null;
    // Something else may have been focused in the meantime, such as a field with autofocus.
    if (document.activeElement !== document.body) return;
    const next = byNearness(rows, held)
      .map((row) => controlOf(row, controls))
      .find((control) => control !== undefined);
    if (next !== undefined) next.focus();
    else if (fallback === 'container') {
      element.setAttribute('tabindex', '-1');
      element.focus();
    } else origin.current?.focus({ preventScroll: true });
  });
}
