import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../app-context.tsx';
import { editableFor, isEditable } from './message-editing.ts';
import type { ThreadItem } from './thread-item.ts';

/**
 * Messages sent at this time or later can be edited. Changes as soon as the oldest of them can no longer be edited. Follows
 * the clock of the server, because the server decides.
 */
export function useEditableSince(items: readonly ThreadItem[]): number {
  const { clock } = useApp();
  const offset = useSyncExternalStore(clock.subscribe, clock.offset);
  const [deviceTime, setDeviceTime] = useState(() => Date.now());
  const since = deviceTime + offset - editableFor;
  const oldest = items.find((item) => isEditable(item, since));
  /** The time of the device at which this message can no longer be edited. */
  const ends = oldest === undefined ? null : Date.parse(oldest.createdAt) + editableFor - offset;
  useEffect(() => {
    if (ends === null) return undefined;
    const timer = setTimeout(() => setDeviceTime(Date.now()), Math.max(0, ends - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [ends]);
  return since;
}
