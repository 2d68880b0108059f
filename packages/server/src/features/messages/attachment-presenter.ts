import type { components } from '@parvis/api-client/contract';
import type { AttachmentsTable } from './tables.ts';
import { renderingsOf } from '../../platform/files/renderings.ts';

type Schemas = components['schemas'];

/** The columns of a message's attachment. They come from a left join. */
export const attachmentColumns = [
  'messages.attachment_id',
  'attachments.kind as attachment_kind',
  'attachments.content_type as attachment_content_type',
  'attachments.width as attachment_width',
  'attachments.height as attachment_height',
  'attachments.placeholder as attachment_placeholder',
  'attachments.bytes as attachment_bytes',
  'attachments.voice_seconds as attachment_voice_seconds',
  'attachments.voice_waveform as attachment_voice_waveform',
] as const;

/**
 * All columns except the id are null if the message has no file, or if the file was deleted together with its sender.
 */
export interface AttachmentRow {
  /** The id of the message. */
  readonly id: string;
  readonly attachment_id: string | null;
  readonly attachment_kind: AttachmentsTable['kind'] | null;
  readonly attachment_content_type: string | null;
  readonly attachment_width: number | null;
  readonly attachment_height: number | null;
  readonly attachment_placeholder: string | null;
  readonly attachment_bytes: number | null;
  readonly attachment_voice_seconds: number | null;
  readonly attachment_voice_waveform: string | null;
}

/** Whether browsers show this type themselves without running anything in the file. */
export function isViewable(kind: AttachmentsTable['kind'], contentType: string): boolean {
  return kind !== 'document' || contentType === 'application/pdf' || contentType === 'text/plain';
}

const addressOf = (messageId: string, variant: string): string => `/api/message/file/${messageId}/${variant}`;

function imageOf(row: AttachmentRow): Schemas['MessageImage'] | null {
  const { attachment_width: width, attachment_height: height, attachment_placeholder: placeholder } = row;
  if (row.attachment_kind !== 'image' || width === null || height === null) return null;
  const sources = renderingsOf(width, height).map((rendering) => ({
    url: addressOf(row.id, rendering.variant),
    width: rendering.width,
  }));
  return { width, height, placeholder: placeholder ?? '', sources };
}

export function fileUrlOf(row: AttachmentRow): string | null {
  if (row.attachment_kind === null) return null;
  return imageOf(row)?.sources.at(-1)?.url ?? addressOf(row.id, 'original');
}

/** The smallest rendering of a picture; null for other messages. */
export const thumbnailUrlOf = (row: AttachmentRow): string | null => imageOf(row)?.sources[0]?.url ?? null;

export function presentFile(row: AttachmentRow): Schemas['MessageFile'] | null {
  const { attachment_kind: kind, attachment_content_type: contentType, attachment_bytes: bytes } = row;
  if (kind === null || contentType === null || bytes === null) return null;
  return { contentType, bytes, viewable: isViewable(kind, contentType), image: imageOf(row) };
}
