import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type FocusRecoveryOptions = {
  /** A selector for the rows. */
  readonly rows: string;
  /** Selectors for the focus targets in a row, or for the row itself. The preferred target comes first. */
  readonly controls: readonly string[];
  /**
   * The target if no row is left: the container, or the element that had the focus before the focus moved into the
   * container.
   */
  readonly fallback: 'container' | 'origin';
};

type Place = { readonly control: Element; readonly row: Element | null; index: number };

/** Counts the rows before an element. */
function indexOf(element: Element, rows: readonly Element[]): number {
  const index = rows.findIndex(
    (row) =>
      row.contains(element) ||
      (element.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return index === -1 ? rows.length : index;
}

/** Sorts the rows by preference: first the row itself, then the rows after it, then the rows before it. */
function byNearness(rows: readonly Element[], { row, index }: Place): Element[] {
  const start = row === null || !row.isConnected ? index : rows.indexOf(row);
  return [...rows.slice(start), ...rows.slice(0, start).toReversed()];
}

const controlOf = (row: Element, controls: readonly string[]) =>
  controls
    .flatMap((selector) => [row, ...row.querySelectorAll(selector)].filter((part) => part.matches(selector)))
    .find((part) => part instanceof HTMLElement);

/**
 * When the focused element is removed, moves the focus to the nearest row. Otherwise the focus would move to
 * the top of the page, and keyboard users would lose their position in the list.
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
      // Removing an element also fires focusout, although nobody has moved the focus. So the check waits until
      // the removal is complete.
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
    // Another element can have received the focus in the meantime, such as a field with autofocus.
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
