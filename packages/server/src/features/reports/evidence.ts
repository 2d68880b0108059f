import type { components } from '@parvis/api-client/contract';
import type { ReportsTable } from './tables.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { excerptOf } from '../../platform/text.ts';

type AttachmentsTable = DatabaseSchema['attachments'];

/** A copy of the reported content, made at the time of the report. */
export interface Snapshot {
  readonly title: string;
  readonly text: string;
}

type FormerText = components['schemas']['FormerText'];
type EarlierMessage = components['schemas']['EarlierMessage'];

/** A message before the reported one, stored together with the report. */
export interface StoredMessage {
  readonly is_by_reporter: boolean;
  /** The text, or the name of the file. */
  readonly content: string;
  readonly created_at: number;
  /** Missing if the message is no copy of another one. */
  readonly forwarded?: true;
  /** Only in a group chat. Null if the sender's account was deleted. */
  readonly sender?: components['schemas']['NamedMember'] | null;
}

/** The attachment of a message, stored together with the report. */
export interface StoredFile {
  readonly id: string;
  readonly kind: AttachmentsTable['kind'];
  readonly name: string;
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
}

interface Stored {
  readonly title?: string;
  readonly content?: string | null;
  readonly file_name?: string | null;
  /** Only of a group chat. */
  readonly members?: number;
  readonly quote?: string;
  readonly forwarded?: true;
  readonly type?: AttachmentsTable['kind'] | 'text';
  readonly versions?: readonly { readonly content: string; readonly replaced_at: number }[];
  readonly earlier?: readonly StoredMessage[];
  readonly file?: Pick<AttachmentsTable, 'content_type' | 'width' | 'height' | 'bytes'> | null;
}

interface WithFile {
  readonly evidence: string | null;
  readonly evidence_file_id: string | null;
  readonly status: ReportsTable['status'];
}

/** Returns null if the message had no attachment, or after the decision, because the attachment is then deleted. */
export function storedFileOf({ evidence, evidence_file_id: id, status }: WithFile): StoredFile | null {
  if (status !== 'open' || id === null || typeof evidence !== 'string') return null;
  const { file_name: name, type, file } = JSON.parse(evidence) as Stored;
  if (file === null || file === undefined || type === undefined || type === 'text') return null;
  const { content_type: contentType, width, height, bytes } = file;
  return { id, kind: type, name: name ?? '', contentType, width, height, bytes };
}

/** Returns null for a report that was stored before reports had snapshots. */
export function snapshotOf({ evidence }: { readonly evidence: string | null }): Snapshot | null {
  if (typeof evidence !== 'string') return null;
  // Only the report service writes this column, so the type is right.
  const { title = '', content, file_name: fileName } = JSON.parse(evidence) as Stored;
  const text = content === null || content === undefined || content === '' ? (fileName ?? '') : content;
  return { title, text };
}

/** The texts of a reported message before its edits, oldest first. */
export function formerTextsOf({ evidence }: { readonly evidence: string | null }): FormerText[] {
  if (typeof evidence !== 'string') return [];
  const { versions = [] } = JSON.parse(evidence) as Stored;
  return versions.map(({ content, replaced_at }) => ({
    text: content,
    replacedAt: new Date(replaced_at).toISOString(),
  }));
}

/** The messages before a reported message, oldest first. */
export function earlierMessagesOf({ evidence }: { readonly evidence: string | null }): EarlierMessage[] {
  if (typeof evidence !== 'string') return [];
  const { earlier = [] } = JSON.parse(evidence) as Stored;
  return earlier.map(({ is_by_reporter: isByReporter, content, created_at, forwarded, sender }) => ({
    isByReporter,
    text: content,
    sentAt: new Date(created_at).toISOString(),
    ...(forwarded === true ? { forwarded } : {}),
    ...(sender === undefined ? {} : { sender }),
  }));
}

/** The number of members of a reported group chat. Undefined for other content. */
export function chatMembersOf({ evidence }: { readonly evidence: string | null }): number | undefined {
  return typeof evidence === 'string' ? (JSON.parse(evidence) as Stored).members : undefined;
}

/** Whether the reported message is a copy of another one. False for reports from before this was stored. */
export function isForwarded({ evidence }: { readonly evidence: string | null }): boolean {
  if (typeof evidence !== 'string') return false;
  const { forwarded = false } = JSON.parse(evidence) as Stored;
  return forwarded;
}

/** The snapshot for the staff. The lines that a message quotes begin with `>`, as in emails. */
export function quotingSnapshotOf(stored: { readonly evidence: string | null }): Snapshot | null {
  const snapshot = snapshotOf(stored);
  if (snapshot === null || stored.evidence === null) return null;
  const { quote } = JSON.parse(stored.evidence) as Stored;
  if (quote === undefined) return snapshot;
  return { ...snapshot, text: `${quote.replaceAll(/^/gm, '> ')}\n\n${snapshot.text}` };
}

export const excerptOfSnapshot = (snapshot: Snapshot | null): string =>
  excerptOf(snapshot?.text || snapshot?.title || '');
