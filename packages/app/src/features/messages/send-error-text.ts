import type { I18n } from '@lingui/core';
import type { SendFailure } from './outbox-entry.ts';

/** The reason why a message was not sent. If the server refused the message, this is the server's text. */
export function sendErrorText(i18n: I18n, { reason, message }: SendFailure): string {
  const words: Record<SendFailure['reason'], () => string> = {
    refused: () => i18n._('The message was refused.'),
    cancelled: () => i18n._('Canceled'),
    expired: () => i18n._('It waited too long.'),
    unreadable: () => i18n._('The file cannot be read any more.'),
    'too-large': () => i18n._('The file is larger than 25 MB.'),
    server: () => i18n._('There is no connection to the server. Please try again.'),
  };
  return message ?? words[reason]();
}
