import { useQuery } from '@tanstack/react-query';
import type { CommunityEvent } from './events.ts';
import { useEvents } from './use-events.ts';

/** The next event; null if there is none, undefined while it is unknown. */
export function useNextEvent(): CommunityEvent | null | undefined {
  const { data } = useQuery(useEvents().soonQuery());
  return data === undefined ? undefined : (data[0] ?? null);
}
