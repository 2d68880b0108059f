import type { Schemas } from '@parvis/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { listingKey, offersKey } from './listing.ts';

const kinds: ReadonlySet<string> = new Set<Schemas['NotificationKind']>([
  'listing_offer',
  'listing_offer_declined',
  'listing_reserved',
]);

/** Refetches an open listing, because a notification says that it or its offers have changed. */
export function listingNotified(
  queryClient: QueryClient,
  { kind, subjectId }: Pick<Schemas['MemberNotification'], 'kind' | 'subjectId'>,
): void {
  if (!kinds.has(kind) || subjectId === null) return;
  for (const queryKey of [listingKey(subjectId), offersKey(subjectId)]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
