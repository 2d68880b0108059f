import type { ApiClient, Schemas } from '@parvis/api-client';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { createSaveQueue } from '../../platform/save-queue.ts';
import type { ResourceFilters } from './resource-filters.ts';

export type Resource = Schemas['Resource'];

type ResourcePages = InfiniteData<Schemas['ResourcePage'], string | null>;

const PAGE = 20;
const pageOf = (search: string, cursor: string | null) => ({
  limit: PAGE,
  ...(search === '' ? {} : { search }),
  ...cursorQuery(cursor),
});

/**
 * The API calls about publications. Each reader has separate cached queries, because the responses contain which
 * resources the reader has saved.
 */
function createPublications(api: ApiClient, queryClient: QueryClient, viewer: string | null) {
  const resources = ['publications', 'resources', viewer ?? ''];
  const articles = ['publications', 'articles', viewer ?? ''];
  const lists = [...resources, 'list'];
  const resourceKey = (id: string) => [...resources, 'one', id];

  function showSaved(id: string, saved: boolean): void {
    const change = (resource: Resource) => (resource._id === id ? { ...resource, saved } : resource);
    queryClient.setQueriesData<ResourcePages>({ queryKey: lists }, (known) =>
      known === undefined
        ? known
        : {
            ...known,
            pages: known.pages.map((page) => ({ ...page, resources: page.resources.map(change) })),
          },
    );
    queryClient.setQueryData<Resource>(resourceKey(id), (known) => known && change(known));
  }

  const saves = createSaveQueue({
    show: showSaved,
    async send(id, saved) {
      const params = { path: { id } };
      if (saved) await api.PUT('/resource/save/{id}', { params });
      else await api.DELETE('/resource/save/{id}', { params });
      // A resource that was just unsaved stays visible in the open list until that list is opened again.
      void queryClient.invalidateQueries({
        queryKey: lists,
        predicate: ({ queryKey }) => queryKey.includes('saved'),
        refetchType: 'none',
      });
    },
  });

  return {
    setSaved: (id: string, saved: boolean): Promise<void> => saves.set(id, saved),

    resourcesQuery: ({ search, type, saved }: ResourceFilters) =>
      infiniteQueryOptions({
        queryKey: [...lists, saved ? 'saved' : 'all', type, search],
        queryFn: async ({ pageParam, signal }) => {
          // Waits, because otherwise the server's response can lack a resource that was just saved.
          if (saved) await saves.settled();
          const asked = saves.moment();
          const query = {
            ...pageOf(search, pageParam),
            ...(type === null ? {} : { type }),
            ...(saved ? { saved } : {}),
          };
          const page = unwrap(await api.GET('/resource/all', { params: { query }, signal }));
          return { ...page, resources: page.resources.map((resource) => saves.withWanted(resource, asked)) };
        },
        ...cursorPages,
      }),

    /** Resolves only after `prepare` has finished. */
    resourceQuery: (id: string, prepare: (resource: Resource) => Promise<Resource>) =>
      queryOptions({
        queryKey: resourceKey(id),
        queryFn: async ({ signal }) => {
          const asked = saves.moment();
          const params = { path: { id } };
          const { resource } = unwrap(await api.GET('/resource/getById/{id}', { params, signal }));
          return saves.withWanted(await prepare(resource), asked);
        },
      }),

    articlesQuery: (search: string) =>
      infiniteQueryOptions({
        queryKey: [...articles, 'list', search],
        queryFn: async ({ pageParam, signal }) =>
          unwrap(await api.GET('/blog/all', { params: { query: pageOf(search, pageParam) }, signal })),
        ...cursorPages,
      }),

    articleQuery: (id: string) =>
      queryOptions({
        queryKey: [...articles, 'one', id],
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/blog/getById/{id}', { params: { path: { id } }, signal })).article,
      }),
  };
}

type Publications = ReturnType<typeof createPublications>;

// Stored per cache and reader instead of per screen, because requests outlive the screen that started them.
const made = new WeakMap<QueryClient, Map<string | null, Publications>>();

export function publicationsOf(
  api: ApiClient,
  queryClient: QueryClient,
  viewer: string | null,
): Publications {
  const known = made.get(queryClient) ?? new Map<string | null, Publications>();
  made.set(queryClient, known);
  const publications = known.get(viewer) ?? createPublications(api, queryClient, viewer);
  known.set(viewer, publications);
  return publications;
}
