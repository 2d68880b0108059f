import { ListingReference } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { isMissing } from '../../platform/is-not-found.ts';
import { listingKey, listingPath } from '../listings/index.ts';
import type { ListingCard } from './outbox-entry.ts';

interface ListingCardOfChatProps {
  listing: ListingCard;
  /** Removes the listing before the first message about it is sent. */
  onRemove?: () => void;
}

const askedEvery = 30_000;

/** The current listing. It is polled, because the server sends no realtime event when the owner changes the listing. */
function usePresent(known: ListingCard): ListingCard {
  const { api } = useApp();
  const { _id: id, status } = known;
  const { data, error } = useQuery({
    queryKey: listingKey(id),
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/marketplace/{id}', { params: { path: { id } }, signal })).item,
    enabled: status !== 'gone',
    staleTime: askedEvery,
    refetchInterval: ({ state }) => (isMissing(state.error) ? false : askedEvery),
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  if (isMissing(error)) return { ...known, title: null, price: null, status: 'gone', photo: null };
  return data === undefined ? known : { ...known, title: data.title, price: data.price, status: data.status };
}

/** The listing of a message, in its current state. */
export function ListingCardOfChat({ listing, onRemove }: ListingCardOfChatProps) {
  const { i18n } = useLingui();
  const { _id: id, title, price, status, photo } = usePresent(listing);
  return (
    <ListingReference
      href={listingPath(id)}
      onRemove={onRemove}
      photo={photo && { ...photo, src: photo.url }}
      price={price}
      status={status}
      title={title ?? i18n._('Listing')}
    />
  );
}
