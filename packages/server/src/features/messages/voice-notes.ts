import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Language } from '../../platform/language.ts';

type Schemas = components['schemas'];

/** The columns of an attachment that is a voice note. They are null for other files. */
export interface VoiceColumns {
  readonly voice_seconds: number | null;
  readonly voice_waveform: string | null;
}

export const noVoice: VoiceColumns = { voice_seconds: null, voice_waveform: null };

/** A message as a notification quotes it. */
export interface Quotable {
  readonly content: string;
  readonly file_name: string | null;
  readonly attachment_voice_seconds: number | null;
}

export const voiceColumnsOf = (
  { waveform }: Schemas['VoiceUpload'],
  { seconds }: { readonly seconds: number },
): VoiceColumns => ({ voice_seconds: seconds, voice_waveform: waveform.join(' ') });

export function presentVoice(row: {
  readonly attachment_voice_seconds: number | null;
  readonly attachment_voice_waveform: string | null;
}): Pick<Schemas['Message'], 'voice'> {
  const { attachment_voice_seconds: seconds, attachment_voice_waveform: waveform } = row;
  return seconds === null || waveform === null
    ? {}
    : { voice: { seconds, waveform: waveform.split(' ').map(Number) } };
}

/** The field of a quote, or of the newest message in a list of chats. */
export const voiceSecondsOf = (seconds: number | null): Pick<Schemas['MessageQuote'], 'voiceSeconds'> =>
  seconds === null ? {} : { voiceSeconds: seconds };

const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const voiceText = (seconds: number) => i18n._('Voice note ({length})', { length: clockTime(seconds) });

/** The text or the name of the file. A voice note without text is named in the language of the recipient. */
export function excerptIn(
  language: Language,
  { content, file_name: fileName, attachment_voice_seconds: seconds }: Quotable,
): string {
  if (content !== '') return content;
  return seconds === null ? (fileName ?? '') : voiceText(seconds)[language];
}

/** Like `excerptIn`. Reads the language of the recipient only for a voice note. */
export async function excerptFor(
  transaction: Transaction<DatabaseSchema>,
  recipientId: string,
  message: Quotable,
): Promise<string> {
  if (message.content !== '' || message.attachment_voice_seconds === null) return excerptIn('en', message);
  const recipient = await transaction
    .selectFrom('users')
    .select('language')
    .where('id', '=', recipientId)
    .executeTakeFirst();
  return excerptIn(recipient?.language ?? 'en', message);
}
