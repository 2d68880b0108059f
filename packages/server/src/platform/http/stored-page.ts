import type { Language } from '../language.ts';

/** The content of a page that the build does not know. Readers and crawlers without JavaScript see it. */
export interface PageContent {
  /** The path of the page on the site. */
  readonly path: string;
  readonly type: 'article' | 'website';
  /** The language of the page. The reader can have chosen another language. */
  readonly language: Language;
  /** The languages in which the page exists. */
  readonly languages: readonly Language[];
  readonly title: string;
  /** Empty if there is no description. */
  readonly description: string;
  readonly image: {
    readonly path: string;
    readonly width: number;
    readonly height: number;
    readonly description: string;
  } | null;
  /** The HTML of the page. Everything that members have written in it is escaped. */
  readonly body: string;
  /** The structured data in the vocabulary of schema.org. */
  data(origin: string): object | null;
}

/** The stored page at an address of the app. */
export interface StoredPage {
  /** False if nothing exists at the address, or if visitors are not allowed to read it. */
  readonly exists: boolean;
  /** False if search engines must not index the page at this address; true by default. */
  readonly isIndexed?: boolean;
  /** Null if visitors cannot read the page before the app runs. */
  readonly content: PageContent | null;
}

export interface PublishedAddress {
  readonly path: string;
  readonly languages: readonly Language[];
  readonly changedAt: number;
}

/** Content that is published while the server runs. */
export interface PublishedPages {
  /** Returns the stored page, in this language if the text exists in it. `parameters` are those of the address. */
  find(path: string, language: Language, parameters: URLSearchParams): Promise<StoredPage>;
  /** Returns the addresses for the sitemap. */
  addresses(): Promise<readonly PublishedAddress[]>;
}
