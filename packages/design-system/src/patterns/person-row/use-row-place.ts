import { useRef, type Ref } from 'react';
import { useKeptPlace } from '../../utilities/kept-place.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';

const keptInRows = {
  rows: '[data-part="row"]',
  controls: ['[data-part="main"]:is(a, button)', 'a, button'],
  otherwise: 'container',
} as const;

/** The ref of a list of rows. When the row with the focus goes, its neighbour gets it. */
export function useRowPlace(given: Ref<HTMLDivElement> | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useKeptPlace(list, keptInRows);
  return useMergedRef(list, given);
}
