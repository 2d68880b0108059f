/** The tags that several features share. Each list contains the features' folders in the app and on the server. */
const sharedTags: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '@feed': ['posts', 'comments', 'reactions', 'files'],
    '@chat': ['messages', 'group-chats', 'presence'],
    '@marketplace': ['listings'],
    '@people': [
      'profile',
      'friendships',
      'follows',
      'blocks',
      'relations',
      'users',
      'questionnaire',
      'questionnaires',
      'notifications',
    ],
    '@groups': ['group-roles'],
    '@plans': ['payments'],
    '@push': ['push-queue'],
    '@admin': ['staff', 'restrictions', 'audit', 'jobs', 'deadlines', 'reports', 'hidden-content'],
    '@publications': [
      'events',
      'parishes',
      'parish-staff',
      'parish-exchange',
      'liturgy',
      'mass',
      'service-schedule',
    ],
    '@settings': ['sessions', 'data-exports'],
    '@auth': ['confirm-email', 'second-factor', 'sign-in', 'sign-up', 'recover-password', 'reset-password'],
    '@public': ['landing', 'about', 'legal', 'contact', 'newsletter', 'open-data'],
  }).flatMap(([tag, features]) => features.map((feature) => [feature, tag])),
);

/** The tag of the journeys that test a feature. It is the feature's own name, unless the feature shares a tag. */
export const journeyTag = (feature: string): string =>
  sharedTags.get(feature) ?? `@${feature.replaceAll('-', '')}`;

/** Tags that belong to no single feature. Every change outside the features affects these journeys. */
export const generalTags = ['@offline', '@routes'];

export const widthTags = ['@phone', '@desktop'];

const tag = /@[a-z]+\b/g;

/** The titles of the journeys in a file. */
export const titlesIn = (text: string): string[] =>
  [...text.matchAll(/\btest\(\s*(?<quote>['`])(?<title>(?:(?!\k<quote>).)*)\k<quote>/gs)].map(
    ({ groups }) => groups?.['title'] ?? '',
  );

export const tagsOf = (title: string): string[] => title.match(tag) ?? [];

/** The feature tags of the journeys in a file. */
export const tagsIn = (text: string): string[] => [
  ...new Set(titlesIn(text).flatMap((title) => tagsOf(title).filter((name) => !widthTags.includes(name)))),
];
