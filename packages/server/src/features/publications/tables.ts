import type { Generated } from 'kysely';
import type { Language } from '../../platform/language.ts';

export interface PublicationsTable {
  id: string;
  kind: 'article' | 'event' | 'parish' | 'resource';
  state: 'draft' | 'published';
  language: Language;
  title: string;
  /** The beginning of the normalized title; lists are sorted by it. */
  title_key: string;
  summary: string;
  /** Markdown. */
  body: string;
  author: string;
  /** The type of a resource; empty for the others. */
  category: string;
  /** JSON: the fields of the kind. */
  details: string;
  /** For an event: the current or next occurrence, else the last. 0 for other kinds. */
  begins_at: number;
  ends_at: number;
  file_id: string | null;
  file_description: string;
  idempotency_key: string | null;
  fingerprint: string | null;
  /** The first time. */
  published_at: number | null;
  /** When the staff last confirmed that it is correct. */
  confirmed_at: number;
  created_at: number;
  updated_at: number;
  /** Counts changes, publications and withdrawals; calendars receive it as SEQUENCE. */
  revision: Generated<number>;
}

/** Pictures of publications: they stay when the uploader leaves. */
export interface PublicationFilesTable {
  id: string;
  content_type: string;
  width: number;
  height: number;
  placeholder: string;
  bytes: number;
  created_at: number;
}

/** Audio recordings of resources; the file has the same id. */
export interface RecordingsTable {
  id: string;
  publication_id: string;
  title: string;
  /** From 0, among those of its resource. */
  place: number;
  content_type: string;
  bytes: number;
  /** In milliseconds. */
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
    /** Each word of a title, a summary, a name or a place, indexed by prefix. */
    publication_words: {
      publication_id: string;
      word: string;
    };
    /** Sign-ups for an event, saved resources, and reported corrections of a parish. */
    publication_marks: {
      publication_id: string;
      user_id: string;
      note: string;
      created_at: number;
    };
    /** The private addresses of the calendars of members' own events. */
    calendar_feeds: {
      id: string;
      user_id: string;
      created_at: number;
    };
    /** Snapshots of events that were withdrawn or deleted, so that calendars can cancel their copies. */
    event_cancellations: {
      event_id: string;
      title: string;
      details: string;
      revision: number;
      cancelled_at: number;
    };
    /** Members who had signed up for a cancelled event. */
    event_cancellation_attendees: {
      event_id: string;
      user_id: string;
    };
  }
}
