import type { I18n } from '@lingui/core';
import type { ServiceTime } from './service-times.ts';

export const serviceNames = (i18n: I18n): Readonly<Record<ServiceTime['kind'], string>> => ({
  mass: i18n._('Mass'),
  confession: i18n._('Confession'),
  adoration: i18n._('Adoration'),
});
