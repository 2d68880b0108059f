import type { Language } from '../../platform/database/tables/people.ts';
import type { PublicationsTable } from '../../platform/database/tables/publications.ts';

export interface PublishedList {
  readonly kind: Extract<PublicationsTable['kind'], 'article' | 'resource'>;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly description: string }>>;
}

/** The public lists by address, and their texts for readers without JavaScript. */
export const publishedLists: ReadonlyMap<string, PublishedList> = new Map([
  [
    '/blog',
    {
      kind: 'article',
      words: {
        en: {
          title: 'Blog',
          description: 'What the community writes: on the faith, the parish and everyday life.',
        },
        es: {
          title: 'Blog',
          description: 'Lo que escribe la comunidad: sobre la fe, la parroquia y la vida de cada día.',
        },
      },
    },
  ],
  [
    '/resources',
    {
      kind: 'resource',
      words: {
        en: {
          title: 'Resources',
          description: 'Books, recordings and courses for prayer and study, to read and to listen to.',
        },
        es: {
          title: 'Recursos',
          description: 'Libros, grabaciones y cursos para orar y estudiar, para leer y escuchar.',
        },
      },
    },
  ],
]);
