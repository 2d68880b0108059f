import type { I18n } from '@lingui/core';
import type { Rite, RiteType } from './questionnaire-schema.ts';

/** The translated options of each question. */
export const catholicTexts = (i18n: I18n) => ({
  Yes: i18n._('Yes'),
  'Yes (in RCIA)': i18n._('Yes (in RCIA)'),
  No: i18n._('No'),
});

export const riteTexts = (i18n: I18n): Readonly<Record<Rite, string>> => ({
  Western: i18n._('Western'),
  Eastern: i18n._('Eastern'),
});

export const riteTypeTexts = (i18n: I18n): Readonly<Record<RiteType, string>> => ({
  Latin: i18n._('Latin'),
  Ambrosian: i18n._('Ambrosian'),
  Mozarabic: i18n._('Mozarabic'),
  Chaldean: i18n._('Chaldean'),
  Maronite: i18n._('Maronite'),
  'Syro-Malabar': i18n._('Syro-Malabar'),
  Melkite: i18n._('Melkite'),
  Greek: i18n._('Greek'),
  Other: i18n._('Other'),
});
