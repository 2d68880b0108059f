import { useEffect, useSyncExternalStore } from 'react';
import type { ThreadItem } from './thread-item.ts';

interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (onChange: () => void) => () => void;
}

function createStore<Value>(initial: () => Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current: { value: Value } | null = null;
  return {
    get: () => (current ??= { value: initial() }).value,
    set(value) {
      current = { value };
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const key = 'voice-speed';
const speeds = new Set([1, 1.5, 2]);

function storedSpeed(): number {
  try {
    const speed = Number(localStorage.getItem(key));
    return speeds.has(speed) ? speed : 1;
  } catch {
    return 1;
  }
}

const speed = createStore(storedSpeed);
/** The id of the message whose voice note follows the one that has just finished. */
const following = createStore<string | null>(() => null);

function changeSpeed(next: number): void {
  speed.set(next);
  try {
    localStorage.setItem(key, String(next));
  } catch {
    // If the storage is full or denied, only the choice is lost after a reload.
  }
}

/** The properties of a voice note's player that depend on the other voice notes of the page. */
export function useVoicePlayback(id: string, nextId: string | undefined) {
  const chosen = useSyncExternalStore(speed.subscribe, speed.get);
  const autoPlay = useSyncExternalStore(following.subscribe, () => following.get() === id);
  // The player has begun. It begins again if the previous voice note finishes again.
  useEffect(() => {
    if (autoPlay) following.set(null);
  }, [autoPlay]);
  return {
    speed: chosen,
    onSpeedChange: changeSpeed,
    autoPlay,
    onFinished: () => following.set(nextId ?? null),
  };
}

/** For each voice note, the id of the next message if it is a voice note of the same member. */
export function followingVoiceNotes(items: readonly ThreadItem[]): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap((item, at) => {
      const next = items[at + 1];
      return item.voice !== undefined && next?.voice !== undefined && next.senderId === item.senderId
        ? [[item.id, next.id] as const]
        : [];
    }),
  );
}
