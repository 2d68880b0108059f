import type { I18n } from '@lingui/core';

/** The verse of the day. The specification gives one fixed verse. */
export const verseOfTheDay = (i18n: I18n) => ({
  title: i18n._('Verse of the Day'),
  reference: i18n._('Matthew 28:19'),
  text: i18n._(
    'Going therefore, teach ye all nations; baptizing them in the name of the Father, and of the Son, and of the Holy Ghost.',
  ),
});
