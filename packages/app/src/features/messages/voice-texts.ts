import type { I18n } from '@lingui/core';
import { clockTime } from '@parvis/design-system';
import { longestVoiceNote, type RecordingSnapshot, type VoiceNote } from './voice-recording.ts';

/** A voice note in a list, in a quote, or as the name of its player. */
export const voiceText = (i18n: I18n, seconds: number): string =>
  i18n._('Voice note ({length})', { length: clockTime(seconds) });

interface NamedFile {
  fileName?: string | null | undefined;
  voice?: VoiceNote | undefined;
}

/** The name of a message's file. A voice note is named by what it is. */
export const nameOfFile = (i18n: I18n, { fileName, voice }: NamedFile): string =>
  voice === undefined ? (fileName ?? '') : voiceText(i18n, voice.seconds);

/** Says why there is no microphone, and what to do. */
export function microphoneErrorText(i18n: I18n, error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return i18n._(
      'Your browser does not let Parvis use the microphone. Allow it in the settings of this site, then try again.',
    );
  if (name === 'NotFoundError') return i18n._('No microphone was found. Connect one, then try again.');
  if (name === 'NotReadableError' || name === 'AbortError')
    return i18n._('Another program may be using your microphone. Close it there, then try again.');
  return i18n._('The recording could not be started. Please try again.');
}

/** Says why a recording has ended by itself. */
export function recordingEndText(i18n: I18n, { end }: RecordingSnapshot): string | undefined {
  if (end === 'limit')
    return i18n._('A voice note can last {minutes} minutes. You can send this one now.', {
      minutes: longestVoiceNote / 60,
    });
  return end === 'lost'
    ? i18n._('The microphone is no longer available. You can send the part that was recorded.')
    : undefined;
}
