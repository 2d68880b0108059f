import type { Generated } from 'kysely';
import type { Language } from '../../platform/language.ts';

export type ConfirmedBy = 'site' | 'parish' | 'diocese';

export interface PublicationsTable {
  id: string;
  kind: 'article' | 'event' | 'parish' | 'resource';
  state: 'draft' | 'published';
  language: Language;
  title: string;
  /** The beginning of the normalized title. Lists sort by this column. */
  title_key: string;
  summary: string;
  /** The text in Markdown. */
  body: string;
  author: string;
  /** The type of a resource, or whether an event is online, at a place, or both. Empty for other kinds. */
  category: string;
  /** JSON: the fields that only publications of the same kind have. */
  details: string;
  /**
   * For an event, the times of the current or next occurrence or, if it is over, of the last one. 0 for other kinds.
   */
  begins_at: number;
  ends_at: number;
  file_id: string | null;
  file_description: string;
  idempotency_key: string | null;
  fingerprint: string | null;
  /** The time of the first publication. */
  published_at: number | null;
  /** The time at which the staff last confirmed that the content is correct. */
  confirmed_at: number;
  /** Who confirmed it: the staff of the site, of the parish, or of its diocese. */
  confirmed_by: Generated<ConfirmedBy>;
  created_at: number;
  updated_at: number;
  /** The number of changes, publications and withdrawals. Calendars get it as SEQUENCE. */
  revision: Generated<number>;
  /** The revision of a parish that `service_times` contains. Null if the parish was created by an earlier release. */
  indexed_revision: Generated<number | null>;
}

/** The pictures of publications. They stay when the account of the uploader is deleted. */
export interface PublicationFilesTable {
  id: string;
  content_type: string;
  width: number;
  height: number;
  placeholder: string;
  bytes: number;
  created_at: number;
}

/** The audio recordings of resources. Each has the same id as its file. */
export interface RecordingsTable {
  id: string;
  publication_id: string;
  title: string;
  /** The position among the recordings of the resource, starting at 0. */
  place: number;
  content_type: string;
  bytes: number;
  /** The length in milliseconds. */
  duration: number;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    publications: PublicationsTable;
    publication_files: PublicationFilesTable;
    recordings: RecordingsTable;
    /** Each word of a title, a summary, a name or a place. The index finds words by their prefix. */
    publication_words: {
      publication_id: string;
      word: string;
    };
    /** The parishes to which events, articles and resources belong. */
    publication_parishes: {
      publication_id: string;
      parish_id: string;
    };
    /** Sign-ups for events, saved resources, and reported corrections of parishes. */
    publication_marks: {
      publication_id: string;
      user_id: string;
      note: string;
      created_at: number;
    };
    /** The calendar feeds of members. Each has a private address and lists the member's own events. */
    calendar_feeds: {
      id: string;
      user_id: string;
      created_at: number;
    };
    /** Copies of events that were withdrawn or deleted, so that calendar programs can cancel them. */
    event_cancellations: {
      event_id: string;
      title: string;
      details: string;
      revision: number;
      cancelled_at: number;
    };
    /** The members who had signed up for a cancelled event. */
    event_cancellation_attendees: {
      event_id: string;
      user_id: string;
    };
  }
}
