import type { ApiClient, Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { dayText } from '../events/index.ts';
import { languageOf } from '../publications/index.ts';

/** The number of items that are shown first, and that each 'Show more' adds. */
const FEW = 3;

type Language = Schemas['Language'];

/** One line of a list on the page of a parish. */
interface Entry {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly detail: string;
  readonly lang: Language | undefined;
}

interface EntryPage {
  readonly entries: readonly Entry[];
  readonly nextCursor: string | null;
}

/** The kinds of things that belong to a parish. Visitors see no groups and listings. */
export const publicKinds = ['events', 'articles', 'resources'] as const;
export const memberKinds = ['events', 'groups', 'articles', 'resources', 'listings'] as const;
export type ContentKind = (typeof memberKinds)[number];

interface PageRequest {
  readonly parish: string;
  readonly limit: number;
  readonly cursor?: string;
}

type Read = (api: ApiClient, i18n: I18n, query: PageRequest, signal: AbortSignal) => Promise<EntryPage>;

const readers: Readonly<Record<ContentKind, Read>> = {
  events: async (api, i18n, query, signal) => {
    const { events, nextCursor } = unwrap(await api.GET('/event/all', { params: { query }, signal }));
    const entries = events.map((event) => ({
      id: event._id,
      href: `/event/${event._id}`,
      title: event.title,
      detail: dayText(i18n, event, event.event.timeZone),
      lang: languageOf(i18n, event),
    }));
    return { entries, nextCursor };
  },
  groups: async (api, _i18n, query, signal) => {
    const { groups, nextCursor } = unwrap(await api.GET('/group/all', { params: { query }, signal }));
    const entries = groups.map(({ _id: id, name, place }) => ({
      id,
      href: `/groups/${id}`,
      title: name,
      detail: place,
      lang: undefined,
    }));
    return { entries, nextCursor };
  },
  articles: async (api, i18n, query, signal) => {
    const { articles, nextCursor } = unwrap(await api.GET('/blog/all', { params: { query }, signal }));
    const entries = articles.map((article) => ({
      id: article._id,
      href: `/blog/${article._id}`,
      title: article.title,
      detail: article.author,
      lang: languageOf(i18n, article),
    }));
    return { entries, nextCursor };
  },
  resources: async (api, i18n, query, signal) => {
    const { resources, nextCursor } = unwrap(await api.GET('/resource/all', { params: { query }, signal }));
    const entries = resources.map((resource) => ({
      id: resource._id,
      href: `/resource/${resource._id}`,
      title: resource.title,
      detail: resource.author,
      lang: languageOf(i18n, resource),
    }));
    return { entries, nextCursor };
  },
  listings: async (api, _i18n, query, signal) => {
    const { items, nextCursor } = unwrap(await api.GET('/marketplace/all', { params: { query }, signal }));
    const entries = items.map(({ _id: id, title }) => ({
      id,
      href: `/marketplace/${id}`,
      title,
      detail: '',
      lang: undefined,
    }));
    return { entries, nextCursor };
  },
};

/** The things of one kind that belong to a parish. Each reader has their own answers, in their own language. */
export const contentQuery = (
  api: ApiClient,
  i18n: I18n,
  { id, kind, viewer }: { id: string; kind: ContentKind; viewer: string | null },
) =>
  infiniteQueryOptions({
    queryKey: ['parish-content', viewer ?? '', id, kind, i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      readers[kind](api, i18n, { parish: id, limit: FEW, ...cursorQuery(pageParam) }, signal),
    ...cursorPages,
  });
