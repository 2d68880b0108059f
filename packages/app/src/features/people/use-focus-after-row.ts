import { useEffect, useRef } from 'react';

/**
 * A row takes the focus along when it goes because of its own button. Answers how to announce that a row will go; once
 * it is not among the rows any more, and the focus is nowhere, `findNext` tells where it belongs.
 */
export function useFocusAfterRow(
  ids: readonly string[],
  findNext: () => HTMLElement | null | undefined,
): (id: string) => void {
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (leaving.current === null || ids.includes(leaving.current)) return;
    leaving.current = null;
    if (document.activeElement === document.body) findNext()?.focus();
  });
  return (id) => {
    leaving.current = id;
  };
}
