import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { savePosition, readPosition, type ListPosition } from '../platform/list-position.ts';
import { entryName, forgetNewPage } from './history-entry.ts';

forgetNewPage((entry) => savePosition(entry, null));

/** Back and reload lead to where the reader was; a link, or the address typed anew, leads to the top. */
export function useRestoredPosition(): { entry: string; position: ListPosition | null } {
  const entry = entryName(useLocation());
  const navigation = useNavigationType();
  const [position] = useState(() => (navigation === NavigationType.Pop ? readPosition(entry) : null));
  return { entry, position };
}
