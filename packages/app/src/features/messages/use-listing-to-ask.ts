import { useQuery } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { isNotFound } from '../../platform/is-not-found.ts';
import type { Chat } from './chat-cache.ts';
import type { ListingCard } from './outbox-entry.ts';

interface ListingToAsk {
  card: ListingCard;
  /** Whether a message can refer to the listing. */
  isAskable: boolean;
  /** Whether the reader can ask to buy it: it is loaded, not sold, and belongs to the other member. */
  isForSale: boolean;
}

const unknownYet = (id: string): ListingCard => ({
  _id: id,
  title: null,
  price: null,
  status: 'available',
  photo: null,
});

/**
 * The listing in the URL, to which the next message refers. Null if no participant of the chat owns the listing. A
 * message can refer to a listing that is not loaded, for example offline, but not to a listing that was deleted.
 */
export function useListingToAsk(id: string | null, chat: Chat | null): ListingToAsk | null {
  const { api } = useApp();
  const { _id: ownId } = useSignedInMember();
  const { data: listing, error } = useQuery({
    queryKey: ['chats', 'listing', id],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/marketplace/{id}', { params: { path: { id: id ?? '' } }, signal })).item,
    enabled: id !== null,
  });
  if (id === null) return null;
  if (isNotFound(error))
    return { card: { ...unknownYet(id), status: 'gone' }, isAskable: false, isForSale: false };
  if (listing === undefined) return { card: unknownYet(id), isAskable: true, isForSale: false };
  const { title, price, status, photos, owner } = listing;
  if (chat !== null && !chat.participants.includes(owner._id)) return null;
  return {
    card: { _id: id, title, price, status, photo: photos[0] ?? null },
    isAskable: true,
    isForSale: status !== 'sold' && owner._id !== ownId,
  };
}
