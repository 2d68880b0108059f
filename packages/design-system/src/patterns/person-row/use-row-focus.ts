import { useRef, type Ref } from 'react';
import { useFocusRecovery } from '../../utilities/focus-recovery.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';

const rowFocusOptions = {
  rows: '[data-part="row"]',
  controls: ['[data-part="main"]:is(a, button)', 'a, button'],
  fallback: 'container',
} as const;

/** Returns the ref for a list of rows. If the focused row is removed, a neighbor gets the focus. */
export function useRowFocus(given: Ref<HTMLDivElement> | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useFocusRecovery(list, rowFocusOptions);
  return useMergedRef(list, given);
}
