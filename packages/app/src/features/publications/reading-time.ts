import type { I18n } from '@lingui/core';

/** The time that reading takes: '4 min read'. */
export const readingTime = (i18n: I18n, minutes: number): string => i18n._('{minutes} min read', { minutes });
