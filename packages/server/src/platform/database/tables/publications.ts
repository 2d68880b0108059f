import type { Generated } from 'kysely';
import type { Language } from './people.ts';

export interface PublicationsTable {
  id: string;
  kind: 'article' | 'event' | 'parish' | 'resource';
  state: 'draft' | 'published';
  language: Language;
  title: string;
  /** The beginning of the title as it is searched: what lists are ordered by. */
  title_key: string;
  summary: string;
  /** Markdown. */
  body: string;
  author: string;
  /** The type of a resource; empty for the others. */
  category: string;
  /** JSON: what belongs to the kind alone. */
  details: string;
  /** Of an event: the time that is under way or comes next, or else the last one. 0 for the others. */
  begins_at: number;
  ends_at: number;
  file_id: string | null;
  file_description: string;
  idempotency_key: string | null;
  fingerprint: string | null;
  /** The first time. */
  published_at: number | null;
  /** When the staff last said that it is right. */
  confirmed_at: number;
  created_at: number;
  updated_at: number;
  /** How often it was changed, published or withdrawn; calendars send it as SEQUENCE. */
  revision: Generated<number>;
}

/** The pictures of what the staff publishes: they stay when who sent them leaves. */
export interface PublicationFilesTable {
  id: string;
  content_type: string;
  width: number;
  height: number;
  placeholder: string;
  bytes: number;
  created_at: number;
}

/** What is to be listened to of a resource; its file is called as it is. */
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

export interface PublicationTables {
  publications: PublicationsTable;
  publication_files: PublicationFilesTable;
  recordings: RecordingsTable;
  /** Each word of a title, a summary, a name or a place, to be found by how it begins. */
  publication_words: {
    publication_id: string;
    word: string;
  };
  /** Members who have signed up for an event, saved a resource, or called the page of a parish wrong. */
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
  /** Events that were withdrawn or deleted, as they were then, so that calendars can cancel their copies. */
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
  contact_messages: {
    id: string;
    kind: 'question' | 'problem' | 'privacy';
    name: string;
    email: string;
    message: string;
    language: Language;
    idempotency_key: string | null;
    fingerprint: string | null;
    answered_at: number | null;
    /** The name of whoever of the staff it was. */
    answered_by: string | null;
    note: string;
    created_at: number;
  };
  subscribers: {
    id: string;
    email: string;
    email_key: string;
    language: Language;
    /** The last time: what is not confirmed in time is forgotten. */
    asked_at: number;
    confirmed_at: number | null;
  };
}
