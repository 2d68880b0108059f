import type { ApiClient, Schemas } from '@parvis/api-client';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { changeQueries } from '../../platform/change-query.ts';
import type { Near } from './distance.ts';

export type Parish = Schemas['Parish'];
type ParishPages = InfiniteData<Schemas['ParishPage'], string | null>;

const PAGE = 20;

/** The API calls about parishes. */
export function createParishes(api: ApiClient, queryClient: QueryClient, viewer: string | null) {
  // Each reader has their own lists, because visitors see less.
  const lists = ['parishes', viewer ?? '', 'list'];
  const oneKey = (id: string) => ['parishes', viewer ?? '', 'one', id];

  function showCorrectionReported(id: string, isCorrectionReported: boolean): void {
    changeQueries<ParishPages>(queryClient, lists, (known) => ({
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        parishes: page.parishes.map((parish) =>
          parish._id === id ? { ...parish, isCorrectionReported } : parish,
        ),
      })),
    }));
    changeQueries<Parish>(queryClient, oneKey(id), (known) => ({ ...known, isCorrectionReported }));
  }

  return {
    listQuery: (search: string, near: Near | null) =>
      infiniteQueryOptions({
        queryKey: [...lists, near, search],
        queryFn: async ({ pageParam, signal }) => {
          const query = {
            limit: PAGE,
            ...(search === '' ? {} : { search }),
            ...near,
            ...cursorQuery(pageParam),
          };
          return unwrap(await api.GET('/parish/all', { params: { query }, signal }));
        },
        ...cursorPages,
      }),

    parishQuery: (id: string) =>
      queryOptions({
        queryKey: oneKey(id),
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/parish/getById/{id}', { params: { path: { id } }, signal })).parish,
      }),

    /**
     * Reports an error on the page of a parish. A second report by the same member replaces the note of the first.
     */
    async reportCorrection(id: string, note: string): Promise<void> {
      await api.PUT('/parish/correction/{id}', {
        params: { path: { id } },
        body: note === '' ? {} : { note },
      });
      showCorrectionReported(id, true);
    },

    async withdrawCorrection(id: string): Promise<void> {
      await api.DELETE('/parish/correction/{id}', { params: { path: { id } } });
      showCorrectionReported(id, false);
    },
  };
}
