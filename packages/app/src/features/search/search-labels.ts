import type { I18n } from '@lingui/core';
import type { SearchKind } from './search-address.ts';

/** The names of the tabs and of the sections. */
export const kindLabels = (i18n: I18n): Readonly<Record<SearchKind, string>> => ({
  people: i18n._('People'),
  posts: i18n._('Posts'),
  intentions: i18n._('Prayer intentions'),
  groups: i18n._('Groups'),
  events: i18n._('Events'),
  parishes: i18n._('Parishes'),
  bulletins: i18n._('Bulletins'),
  resources: i18n._('Resources'),
  articles: i18n._('Blog'),
  listings: i18n._('Marketplace'),
});

/** The labels of the links from the first results of a kind to all of them. */
export const allLabels = (i18n: I18n): Readonly<Record<SearchKind, string>> => ({
  people: i18n._('All people found'),
  posts: i18n._('All posts found'),
  intentions: i18n._('All prayer intentions found'),
  groups: i18n._('All groups found'),
  events: i18n._('All events found'),
  parishes: i18n._('All parishes found'),
  bulletins: i18n._('All bulletins found'),
  resources: i18n._('All resources found'),
  articles: i18n._('All articles found'),
  listings: i18n._('All listings found'),
});
