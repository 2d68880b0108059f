import type { Page } from '@playwright/test';
import type { ScreenRoute } from './screen-routes.ts';

export interface View {
  name: string;
  title: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

const desktop: View = { name: 'desktop', title: 'Desktop', width: 1280, height: 1000, colorScheme: 'light' };

const allViews: readonly View[] = [
  desktop,
  { name: 'phone', title: 'Phone', width: 375, height: 812, colorScheme: 'light' },
  { name: 'desktop-dark', title: 'Dark', width: 1280, height: 1000, colorScheme: 'dark' },
];

/** Only these screens, which show the most, are pictured in every view. The repository stays small that way. */
const inAllViews = new Set([
  '/',
  '/signin',
  '/community',
  '/marketplace',
  '/marketplace/:id',
  '/messages',
  '/events',
  '/groups',
  '/profile',
  '/plans',
  '/settings',
  '/admin',
]);

export type Viewer = 'visitor' | 'newcomer' | 'member';

/** A picture of a screen, or of one state of a screen. */
export interface Picture {
  name: string;
  title: string;
  path: string;
  viewer: Viewer;
  who: string;
  views: readonly View[];
  /** Brings the opened page into the state that the picture shows. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Two routes that lead to the same screen share a picture. */
const sameAs: Readonly<Record<string, string>> = { '/login': '/signin', '/register': '/signup' };

const audienceOf: Readonly<Record<ScreenRoute['access'], string>> = {
  guests: 'Visitors who are signed out',
  registering: 'Visitors who are registering',
  all: 'Everybody',
  members: 'Members',
  community: 'Members',
  staff: 'Staff',
};

const viewerOf: Readonly<Record<ScreenRoute['access'], Viewer>> = {
  guests: 'visitor',
  registering: 'newcomer',
  all: 'visitor',
  members: 'member',
  community: 'member',
  staff: 'member',
};

/**
 * The name of a picture. For example, `/admin/members/:id` becomes `admin-members-one`. No two screens have the same
 * name.
 */
export const nameOf = (path: string): string =>
  (sameAs[path] ?? path) === '/'
    ? 'landing'
    : (sameAs[path] ?? path)
        .slice(1)
        .replace(/\/:id$/, '-one')
        .replaceAll('/', '-');

const press = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first().click();

/** The states of screens that appear only after an action. */
const states: readonly Picture[] = (
  [
    ['community-comments', 'Comments', '/community', press(/^Comment/)],
    ['community-notifications', 'The notifications of the header', '/community', press(/^Notifications/)],
    ['marketplace-list', 'As a list', '/marketplace?view=list', undefined],
    ['marketplace-map', 'On the map', '/marketplace?view=map', undefined],
    ['marketplace-create', 'Create list', '/marketplace', press('Create list')],
    ['messages-new', 'Nuevo chat', '/messages', press('Nuevo chat')],
    [
      'plans-select',
      'Completing a subscription',
      '/plans',
      (page: Page) =>
        page
          .getByRole('button', { name: /^Select Plan/ })
          .last()
          .click(),
    ],
    [
      'messages-open',
      'An open chat',
      '/messages',
      (page: Page) => page.getByRole('main').getByText('Dominic Reyes').first().click(),
    ],
  ] as const
).map(([name, title, path, prepare]) => ({
  name,
  title,
  path,
  viewer: 'member' as const,
  who: audienceOf.members,
  views: [desktop],
  ...(prepare === undefined ? {} : { prepare }),
}));

/** Every picture of the documentation: first one for each route, then the states. */
export const picturesOf = (routes: readonly ScreenRoute[]): Picture[] => [
  ...routes
    .filter(({ path }) => sameAs[path] === undefined)
    .map(({ path, access, permission }) => ({
      name: nameOf(path),
      title: `\`${path}\``,
      path,
      viewer: viewerOf[access],
      who: permission === undefined ? audienceOf[access] : `Staff who hold \`${permission}\``,
      views: inAllViews.has(path) ? allViews : [desktop],
    })),
  ...states,
];

export const fileOf = (name: string, view: View) => `${name}-${view.name}.webp`;

const section = ({ name, title, path, who, views }: Picture, isState: boolean): string => {
  const heads = views.map((view) => ` ${view.title} `).join('|');
  const images = views
    .map((view) => ` ![${name}, ${view.title.toLowerCase()}](${fileOf(name, view)}) `)
    .join('|');
  const aliases = Object.keys(sameAs).filter((alias) => sameAs[alias] === path);
  const also =
    aliases.length === 0 || isState ? '' : `, also at ${aliases.map((one) => `\`${one}\``).join(', ')}`;
  const subtitle = isState ? `\`${path}\`, ${who.toLowerCase()}` : `${who}${also}`;
  return `### ${title}\n\n${subtitle}\n\n|${heads}|\n|${views.map(() => ' --- ').join('|')}|\n|${images}|\n`;
};

/** The page that shows all pictures. */
export function indexOf(routes: readonly ScreenRoute[]): string {
  const pictures = picturesOf(routes);
  const screens = pictures.slice(0, pictures.length - states.length);
  return [
    '# The screens\n',
    'This page shows every route of the app on a desktop, with the demo community. Twelve routes are also shown on a phone and in dark. `npm run screens` writes this page and the pictures. `npm run screens -- /groups` takes only the pictures of paths that contain the given word. A picture is written again only if it differs visibly from the earlier picture.\n',
    '## Routes\n',
    ...screens.map((picture) => section(picture, false)),
    '## States\n',
    ...states.map((picture) => section(picture, true)),
  ].join('\n');
}
