import type { I18n } from '@lingui/core';
import type { Language } from '../../i18n/languages.ts';
import type { Span } from './event-times.ts';

export interface SaintQuote {
  id: string;
  author: string;
  text: string;
  secondText?: string;
}

export interface FeaturedResource {
  id: string;
  title: string;
  type: string;
  author: string;
  imageUrl: string;
}

export interface Testimonial {
  id: string;
  name: string;
  location: string;
  quote: string;
}

export interface UpcomingEvent extends Span {
  id: string;
  title: string;
  /** The title's language. Omitted if the title is in the page's language. */
  language?: Language;
  /** The address of the page with the full text. */
  href?: string;
}

/** The quotes are translations in the public domain. */
export const saintQuotes = (i18n: I18n): SaintQuote[] => [
  {
    id: 'augustine',
    author: i18n._('St. Augustine of Hippo'),
    text: i18n._('Thou hast formed us for Thyself, and our hearts are restless till they find rest in Thee.'),
  },
  {
    id: 'teresa',
    author: i18n._('St. Teresa of Ávila'),
    text: i18n._(
      'Let nothing disturb thee, nothing affright thee; all things are passing; God never changeth.',
    ),
    secondText: i18n._(
      'Patient endurance attaineth to all things; who God possesseth in nothing is wanting; alone God sufficeth.',
    ),
  },
  {
    id: 'newman',
    author: i18n._('St. John Henry Newman'),
    text: i18n._('Lead, kindly Light, amid the encircling gloom, lead Thou me on.'),
    secondText: i18n._('I do not ask to see the distant scene; one step enough for me.'),
  },
  {
    id: 'ignatius',
    author: i18n._('St. Ignatius of Loyola'),
    text: i18n._('Take, O Lord, and receive all my liberty, my memory, my understanding, and all my will.'),
    secondText: i18n._('Give me only Thy love and Thy grace; with these I am rich enough.'),
  },
  {
    id: 'francis',
    author: i18n._('St. Francis of Assisi'),
    text: i18n._(
      'Praised be my Lord for our sister water, who is very serviceable unto us, and humble, and precious, and clean.',
    ),
  },
];

export const featuredResources = (i18n: I18n): FeaturedResource[] => [
  {
    id: 'confessions',
    title: i18n._('Reading the Confessions in forty days'),
    type: i18n._('Ebook'),
    author: i18n._('Sr. Agnes Whitlock'),
    imageUrl: '/landing/ebook.svg',
  },
  {
    id: 'lectio',
    title: i18n._('Lectio divina for busy mornings'),
    type: i18n._('Audio'),
    author: i18n._('Fr. Tomás Arrieta'),
    imageUrl: '/landing/audio.svg',
  },
  {
    id: 'sacraments',
    title: i18n._('The seven sacraments, step by step'),
    type: i18n._('Course'),
    author: i18n._('Deacon Paul Mensah'),
    imageUrl: '/landing/course.svg',
  },
];

export const testimonials = (i18n: I18n): Testimonial[] => [
  {
    id: 'helena',
    name: 'Helena Duarte',
    location: i18n._('Porto Alegre, Brazil'),
    quote: i18n._('I moved to a new city and found my parish, and my choir, within a week.'),
  },
  {
    id: 'michael',
    name: 'Michael O’Rourke',
    location: i18n._('Boston, United States'),
    quote: i18n._(
      'Our study group keeps talking all week long. Thursday evenings are no longer enough for us.',
    ),
  },
  {
    id: 'lucia',
    name: 'Lucía Ferreyra',
    location: i18n._('Córdoba, Argentina'),
    quote: i18n._(
      'A calm place on the internet. I come here to read, to pray with others and to lend a hand.',
    ),
  },
];

const week = 7 * 24 * 60 * 60 * 1000;

/** The next occurrence of a weekly event. `first` is the start of one of its occurrences. */
const nextWeekly = (first: string, minutes: number, now: number) => {
  const began = Date.parse(first);
  const length = minutes * 60 * 1000;
  const begin = began + Math.max(0, Math.ceil((now - began - length) / week)) * week;
  return {
    beginsAt: new Date(begin).toISOString(),
    endsAt: new Date(begin + length).toISOString(),
    recurrence: 'weekly' as const,
  };
};

/** Sample events, shown until the staff publishes its own. */
export const sampleEvents = (i18n: I18n, now: number): UpcomingEvent[] =>
  [
    {
      id: 'retreat',
      title: i18n._('Virtual Lenten Retreat'),
      beginsAt: '2027-02-13T12:00:00.000Z',
      endsAt: '2027-02-13T16:00:00.000Z',
      recurrence: 'none' as const,
    },
    {
      id: 'study',
      title: i18n._('Catechism Study Group'),
      ...nextWeekly('2026-01-06T22:00:00.000Z', 90, now),
    },
    {
      id: 'rosary',
      title: i18n._('Community Rosary'),
      ...nextWeekly('2026-01-08T23:00:00.000Z', 45, now),
    },
  ]
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .toSorted((one, other) => Date.parse(one.beginsAt) - Date.parse(other.beginsAt));
