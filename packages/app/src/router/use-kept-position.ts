import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepPosition, readPosition, type ListPosition } from '../platform/list-position.ts';

/** Null where the browser refuses to keep anything. */
function storageOfTab(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const storage = storageOfTab();

// The first entry has the same name on every page: whoever types an address finds nothing of the page before there.
const [load] = performance.getEntriesByType('navigation');
if (storage !== null && load instanceof PerformanceNavigationTiming && load.type === 'navigate') {
  keepPosition(storage, 'default', null);
}

/** Back and reload lead to where the reader was; a link, or the address typed anew, leads to the top. */
export function useKeptPosition(): { entry: string; position: ListPosition | null } {
  const { key: entry } = useLocation();
  const navigation = useNavigationType();
  const [position] = useState(() =>
    navigation === NavigationType.Pop && storage !== null ? readPosition(storage, entry) : null,
  );
  return { entry, position };
}
