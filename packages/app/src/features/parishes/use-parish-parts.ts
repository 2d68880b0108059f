import { useLingui } from '@lingui/react';
import { useApp, useMember } from '../../app-context.tsx';
import { usePartsLoaded } from '../../platform/use-parts-loaded.ts';
import { useBulletins } from '../bulletins/index.ts';
import { parishContent } from './lazy-parish-content.ts';
import { contentQuery, memberKinds, publicKinds } from './parish-content.ts';
import { useParishFollows } from './use-parish-follows.ts';

/** Requests what is on the page of a parish besides its own data. Returns true when all of it has loaded or failed. */
export function useParishParts(id: string): boolean {
  const { i18n } = useLingui();
  const { api } = useApp();
  const member = useMember();
  const viewer = member?._id ?? null;
  const bulletins = useBulletins(id);
  const follows = useParishFollows();
  const kinds = member === null ? publicKinds : memberKinds;
  return usePartsLoaded(['parish', id, viewer, i18n.locale], (queryClient) => [
    parishContent.retry(),
    queryClient.prefetchQuery(bulletins.listQuery),
    ...kinds.map((kind) => queryClient.prefetchInfiniteQuery(contentQuery(api, i18n, { id, kind, viewer }))),
    ...(member === null
      ? []
      : [
          queryClient.prefetchQuery(follows.followedQuery()),
          queryClient.prefetchInfiniteQuery(follows.membersQuery(id)),
        ]),
  ]);
}
