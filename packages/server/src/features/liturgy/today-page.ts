import { formatLocales, languages } from '@parvis/api-client/languages';
import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { escape } from '../../platform/escape.ts';
import type { PublishedPages } from '../../platform/http/stored-page.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Language } from '../../platform/language.ts';
import { createLiturgyService } from './service.ts';

type LiturgicalDay = components['schemas']['LiturgicalDay'];

const PATH = '/today';

const words = {
  title: i18n._('Today in the Church'),
  description: i18n._('The celebration of the day, its duties, and the readings at Mass.'),
  obligation: i18n._('Holy day of obligation'),
  fasting: i18n._('Day of fasting and abstinence'),
  abstinence: i18n._('Abstinence from meat'),
  readings: i18n._('Readings at Mass'),
};

function dutiesOf({ obligation, fasting, abstinence }: LiturgicalDay, language: Language): string[] {
  return [
    ...(obligation ? [words.obligation[language]] : []),
    ...(fasting ? [words.fasting[language]] : []),
    ...(abstinence && !fasting ? [words.abstinence[language]] : []),
  ];
}

function bodyOf(day: LiturgicalDay, language: Language): string {
  const date = new Intl.DateTimeFormat(formatLocales[language], { dateStyle: 'full', timeZone: 'UTC' });
  const duties = dutiesOf(day, language).map((duty) => `<p>${escape(duty)}</p>`);
  const readings = day.readings.map(({ reference }) => `<li>${escape(reference[language])}</li>`);
  return [
    `<h1>${words.title[language]}</h1>`,
    `<p><time datetime="${day.date}">${escape(date.format(new Date(day.date)))}</time></p>`,
    `<p><strong>${escape(day.celebration.title[language])}</strong></p>`,
    ...duties,
    ...(readings.length === 0 ? [] : [`<h2>${words.readings[language]}</h2><ul>${readings.join('')}</ul>`]),
  ].join('');
}

/**
 * Adds the page of the day to the pages of the site. It shows the date in UTC, because the server does not know the time
 * zone of a reader. The app then shows the reader's date.
 */
export function withTodayPage(
  dependencies: Pick<Dependencies, 'clock' | 'config'>,
  pages: PublishedPages,
): PublishedPages {
  const service = createLiturgyService(dependencies);
  return {
    async find(path, language, parameters) {
      if (path !== PATH) return pages.find(path, language, parameters);
      const day = service.day({ region: null, date: undefined, timeZone: 'UTC' });
      return {
        exists: true,
        content: {
          path,
          type: 'website',
          language,
          languages,
          title: words.title[language],
          description: words.description[language],
          image: null,
          body: bodyOf(day, language),
          data: () => null,
        },
      };
    },

    addresses: () => pages.addresses(),
  };
}
