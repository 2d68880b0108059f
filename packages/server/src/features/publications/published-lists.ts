import type { PublicationsTable } from './tables.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';

export interface PublishedList {
  readonly kind: PublicationsTable['kind'];
  readonly words: { readonly title: Text; readonly description: Text };
}

/** The public lists by their path, with the texts that readers without JavaScript see. */
export const publishedLists: ReadonlyMap<string, PublishedList> = new Map([
  [
    '/blog',
    {
      kind: 'article',
      words: {
        title: i18n._('Blog'),
        description: i18n._('Articles by the community on the faith, the parish and everyday life.'),
      },
    },
  ],
  [
    '/resources',
    {
      kind: 'resource',
      words: {
        title: i18n._('Resources'),
        description: i18n._('Books, recordings and courses for prayer and study, to read and to listen to.'),
      },
    },
  ],
  [
    '/events',
    {
      kind: 'event',
      words: {
        title: i18n._('Events'),
        description: i18n._('What the community is planning, online and in person.'),
      },
    },
  ],
  [
    '/parishes',
    {
      kind: 'parish',
      words: {
        title: i18n._('Parishes'),
        description: i18n._('Parishes with the times of their Masses, confessions and adoration.'),
      },
    },
  ],
]);
