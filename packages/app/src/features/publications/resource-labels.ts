import type { I18n } from '@lingui/core';
import type { Resource } from './publications.ts';

export const resourceTypeLabels = (i18n: I18n): Record<Resource['type'], string> => ({
  Ebook: i18n._('Ebook'),
  Audio: i18n._('Audio'),
  Course: i18n._('Course'),
});
