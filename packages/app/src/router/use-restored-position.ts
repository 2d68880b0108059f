import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { savePosition, readPosition, type ListPosition } from '../platform/list-position.ts';
import { entryName, forgetNewPage } from './history-entry.ts';

forgetNewPage((entry) => savePosition(entry, null));

/** Back and reload restore the position. A link or a typed address starts at the top. */
export function useRestoredPosition(): { entry: string; position: ListPosition | null } {
  const entry = entryName(useLocation());
  const navigation = useNavigationType();
  const [position] = useState(() => (navigation === NavigationType.Pop ? readPosition(entry) : null));
  return { entry, position };
}
