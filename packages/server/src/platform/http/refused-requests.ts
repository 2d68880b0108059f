const counts = new Map<string, number>();

/** Counts a request that the limit of this name has refused. */
export function countRefused(limit: string): void {
  counts.set(limit, (counts.get(limit) ?? 0) + 1);
}

/** Returns the number of requests that each limit of this process has refused. */
export const refusedRequests = (): ReadonlyMap<string, number> => counts;
