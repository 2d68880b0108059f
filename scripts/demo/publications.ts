import { dateOf, easterOf } from '../../packages/server/src/features/liturgy/index.ts';
import { articles } from './articles.ts';
import { bells } from './bells.ts';
import { planParishes } from './parishes.ts';
import type { PlannedPublication } from './planned-publication.ts';

const ANGELUS = [0, 2, 4, 8, 10, 12, 16, 18, 20] as const;
const PEAL = [523, 494, 440, 392, 349, 330, 294, 262] as const;

/** The local time on the given weekday, at least one week from now. */
function ahead(now: number, weekday: number, time: string): string {
  const date = new Date(now);
  date.setUTCDate(date.getUTCDate() + 7 + ((weekday - date.getUTCDay() + 7) % 7));
  return `${date.toISOString().slice(0, 10)}T${time}`;
}

/** The local time on the first Saturday after Ash Wednesday in the next Lent. */
function inLent(now: number, time: string): string {
  const year = new Date(now).getUTCFullYear();
  const saturdays = [year, year + 1].map((one) => easterOf(one) - 43);
  const saturday = saturdays.find((day) => Date.parse(dateOf(day)) > now) ?? 0;
  return `${dateOf(saturday)}T${time}`;
}

const online = {
  timeZone: 'America/Sao_Paulo',
  until: null,
  place: '',
  link: 'https://parvis.example/online',
};

/** The publications. There are several of each kind, in both languages. */
export const planPublications = (now: number): PlannedPublication[] => [
  {
    daysAgo: 20,
    scene: 'psalter',
    draft: {
      kind: 'resource',
      title: 'Praying with the Psalms',
      summary: 'Seven short chapters for those who open the psalter for the first time.',
      author: 'Sister Agnes Hale',
      resource: { type: 'Ebook' },
      body: '## Begin anywhere\n\nThe psalms were sung before they were read. Read one aloud, slowly, and stop where a word stays with you.\n\n## When nothing comes\n\nOn such days the psalm prays for you: somebody else has found the words already.',
    },
  },
  {
    daysAgo: 16,
    scene: 'pilgrimPath',
    recordings: [
      {
        title: 'The Angelus bell',
        bytes: () =>
          bells(
            26,
            ANGELUS.map((at) => ({ at, hertz: 294 })),
          ),
      },
      {
        title: 'Bells on the way home',
        bytes: () =>
          bells(
            14,
            [...PEAL, ...PEAL].map((hertz, order) => ({ at: order * 0.7, hertz })),
          ),
      },
    ],
    draft: {
      kind: 'resource',
      title: 'A Rosary for the Road',
      summary: 'Twenty minutes to listen to, with silence between the decades.',
      author: 'Choir of Saint Cecilia',
      resource: { type: 'Audio' },
      body: 'Bells at a walking pace, and five decades between them. The silences are part of it: nothing is broken.',
    },
  },
  {
    daysAgo: 12,
    scene: 'font',
    recordings: [
      {
        title: 'Lección primera: el agua',
        bytes: () =>
          bells(8, [
            { at: 0, hertz: 392 },
            { at: 2, hertz: 330 },
          ]),
      },
      {
        title: 'Lección segunda: la luz',
        bytes: () =>
          bells(8, [
            { at: 0, hertz: 440 },
            { at: 2, hertz: 523 },
          ]),
      },
    ],
    draft: {
      kind: 'resource',
      title: 'Los sacramentos, paso a paso',
      summary: 'Un curso de siete lecciones para familias y catequistas.',
      author: 'Padre Mateo Ruiz',
      language: 'es',
      resource: { type: 'Course' },
      body: '## Lección primera: el agua\n\nAntes de hablar del bautismo, deja que los niños toquen el agua y digan para qué sirve.',
    },
  },
  {
    daysAgo: 13,
    scene: 'starOfTheSea',
    recordings: [
      {
        title: 'The bell that closes the day',
        bytes: () =>
          bells(
            12,
            [0, 3, 6].map((at) => ({ at, hertz: 220 })),
          ),
      },
    ],
    draft: {
      kind: 'resource',
      title: 'Night Prayer, Sung',
      summary: 'Compline for every evening of the week, each a quarter of an hour long.',
      author: 'Schola of Saint Gregory',
      resource: { type: 'Audio' },
      body: 'The choir is still learning the tones of the psalms. Until it has recorded them, here is the bell that calls to them: let it ring out before you begin.',
    },
  },
  {
    daysAgo: 10,
    scene: 'roseWindow',
    draft: {
      kind: 'resource',
      title: 'Reading Stained Glass',
      summary: 'Sixty windows explained, from the bottom left to the top right.',
      author: 'Helen Marsh',
      resource: { type: 'Ebook' },
      body: '## Where to begin\n\nMost windows are read from the bottom upwards, as one looks when one kneels.\n\n## Colors that speak\n\nBlue for heaven, red for love and for its price, green for what grows.',
    },
  },
  {
    daysAgo: 6,
    scene: 'parvis',
    draft: {
      kind: 'resource',
      title: 'Welcoming at the Door',
      summary: 'A course of four evenings for those who greet others on Sundays.',
      author: 'Father Paul Kerr',
      resource: { type: 'Course' },
      body: '## First evening: the first minute\n\nWho comes for the first time has decided within a minute whether to come again. Learn one name a Sunday.',
    },
  },
  ...articles,
  {
    daysAgo: 18,
    scene: 'desert',
    draft: {
      kind: 'event',
      title: 'Virtual Lenten retreat',
      author: 'Sister Agnes Hale',
      summary: 'Three talks, two silences and one conversation.',
      event: { ...online, startsAt: inLent(now, '09:00'), minutes: 240, recurrence: 'none' },
      body: 'Bring a notebook. The talks are recorded, the conversation is not.',
    },
  },
  {
    daysAgo: 18,
    scene: 'lancets',
    draft: {
      kind: 'event',
      title: 'Bible study group',
      author: 'Thomas Brandt',
      summary: 'We read the Gospel of the coming Sunday.',
      event: { ...online, startsAt: ahead(now, 2, '19:00'), minutes: 90, recurrence: 'weekly' },
      body: 'No preparation is asked for. Come as you are, and leave when you must.',
    },
  },
  {
    daysAgo: 18,
    scene: 'garden',
    draft: {
      kind: 'event',
      title: 'Community rosary',
      author: 'The Parvis community',
      summary: 'Every week together, each for somebody.',
      event: { ...online, startsAt: ahead(now, 4, '20:00'), minutes: 45, recurrence: 'weekly' },
      body: 'You may name the one you pray for, or keep it to yourself.',
    },
  },
  {
    daysAgo: 14,
    scene: 'soup',
    draft: {
      kind: 'event',
      title: 'Soup and carols',
      summary: 'We cook for whoever is hungry, and sing while it simmers.',
      author: 'Saint Cecilia, Springfield',
      event: {
        startsAt: ahead(now, 6, '16:00'),
        minutes: 180,
        timeZone: 'America/Chicago',
        recurrence: 'none',
        until: null,
        place: 'Parish hall of Saint Cecilia, 12 Elm Street, Springfield, IL',
        isPlacePublic: true,
        link: '',
      },
      body: '## What to bring\n\n- a knife and an apron,\n- onions, carrots or bread,\n- and a song from home.\n\nNobody has to cook to be fed.',
    },
  },
  {
    daysAgo: 11,
    scene: 'harbour',
    draft: {
      kind: 'event',
      title: 'Rosario de la aurora',
      summary: 'El primer día del mes, antes de que empiece el ruido.',
      author: 'Cofradía del Alba',
      language: 'es',
      event: {
        startsAt: `${new Date(now).getUTCFullYear() - 1}-03-01T06:30`,
        minutes: 40,
        timeZone: 'America/New_York',
        recurrence: 'monthly',
        until: null,
        place: 'Our Lady of the Harbor, 3 Quay Road, Portland, ME',
        isPlacePublic: true,
        link: 'https://parvis.example/aurora',
      },
      body: 'Salimos del atrio y volvemos con el sol. Quien no pueda venir nos sigue **en línea**.',
    },
  },
  ...planParishes(now).map((draft) => ({ daysAgo: 25, scene: null, draft })),
];
