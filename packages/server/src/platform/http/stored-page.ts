import type { Language } from '../language.ts';

/** The content of a page that is not known at build time, for readers and crawlers without JavaScript. */
export interface PageContent {
  /** The address of the page within the site. */
  readonly path: string;
  readonly type: 'article' | 'website';
  /** The language of the page, which need not be that of its reader. */
  readonly language: Language;
  /** Each language in which the page exists. */
  readonly languages: readonly Language[];
  readonly title: string;
  /** Empty if there is none. */
  readonly description: string;
  readonly image: {
    readonly path: string;
    readonly width: number;
    readonly height: number;
    readonly description: string;
  } | null;
  /** HTML with all member content escaped. */
  readonly body: string;
  /** In the vocabulary of schema.org. */
  data(origin: string): object | null;
}

/** The stored page at an address of the app. */
export interface StoredPage {
  /** False if the address names something that does not exist, or that visitors may not read. */
  readonly exists: boolean;
  /** Null for pages that visitors cannot read before the app runs. */
  readonly content: PageContent | null;
}

export interface PublishedAddress {
  readonly path: string;
  readonly languages: readonly Language[];
  readonly changedAt: number;
}

/** Content that is published while the server runs. */
export interface PublishedPages {
  /** In that language if the text exists in it. */
  find(path: string, language: Language): Promise<StoredPage>;
  /** The addresses for the sitemap. */
  addresses(): Promise<readonly PublishedAddress[]>;
}
