import type { Schemas } from '@parvis/api-client';
import { useState } from 'react';

export type CalendarSource = Schemas['CalendarSource'];

export const calendarSources = [
  'parish',
  'groups',
  'events',
  'feasts',
] as const satisfies readonly CalendarSource[];

// The Cookie Policy names the beginning of this key.
const keyOf = (viewer: string): string => `calendar-sources/${viewer}`;

const knownSources = (values: readonly string[]): CalendarSource[] =>
  calendarSources.filter((source) => values.includes(source));

function readSources(viewer: string): readonly CalendarSource[] {
  try {
    const stored = localStorage.getItem(keyOf(viewer));
    return stored === null ? calendarSources : knownSources(stored.split(','));
  } catch {
    return calendarSources;
  }
}

/** The sources that the member wants to see. The browser remembers them. */
export function useCalendarSources(viewer: string) {
  const [sources, setSources] = useState(() => readSources(viewer));
  return {
    sources,
    choose: (values: readonly string[]) => {
      const chosen = knownSources(values);
      setSources(chosen);
      try {
        localStorage.setItem(keyOf(viewer), chosen.join(','));
      } catch {
        // The browser stores nothing. The choice then lasts as long as the open page.
      }
    },
  };
}
