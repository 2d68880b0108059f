import { useEffect, useState } from 'react';
import { editableFor, isEditable } from './message-editing.ts';
import type { ThreadItem } from './thread-item.ts';

/** Messages sent at this time or later can be edited. Changes as soon as the oldest of them can no longer be edited. */
export function useEditableSince(items: readonly ThreadItem[]): number {
  const [since, setSince] = useState(() => Date.now() - editableFor);
  const oldest = items.find((item) => isEditable(item, since));
  const ends = oldest === undefined ? null : Date.parse(oldest.createdAt) + editableFor;
  useEffect(() => {
    if (ends === null) return undefined;
    const timer = setTimeout(() => setSince(Date.now() - editableFor), Math.max(0, ends - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [ends]);
  return since;
}
