/** A push message with a notification of the member. */
interface NotificationPush {
  readonly type: 'notification';
  readonly id: string;
  /** A notice replaces an earlier one with the same tag. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly path: string;
  readonly language: string;
  /** The number for the badge of the app. Null if it is unknown. */
  readonly unread: number | null;
}

/** A push message after the member has read notifications on another device. */
interface ReadPush {
  readonly type: 'read';
  readonly unread: number | null;
  /** The ids of the notifications that are still unread. */
  readonly keep: readonly string[];
}

export type Push = NotificationPush | ReadPush;

const notificationsPath = '/notifications';

/** The limit of the operating systems is lower, so this only protects the browser. */
const longest = 1000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longest) : '');

const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

const languageOf = (value: unknown): string => {
  const language = textOf(value);
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language) ? language : '';
};

/** The path of a page of this site. The list of notifications if the URL is of another origin or of the API. */
export function ownPath(value: unknown, origin: string): string {
  if (typeof value !== 'string' || !URL.canParse(value, origin)) return notificationsPath;
  const url = new URL(value, origin);
  const isPage = url.origin === origin && !url.pathname.startsWith('/api/');
  return isPage ? `${url.pathname}${url.search}${url.hash}` : notificationsPath;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a push message. Null if it is damaged or of a later release. */
export function readPush(text: string, origin: string): Push | null {
  const data = parsed(text);
  if (!isRecord(data)) return null;
  const unread = countOf(data['unread']);
  if (data['type'] === 'read') {
    const keep: unknown[] | null = Array.isArray(data['keep']) ? data['keep'] : null;
    return keep === null ? null : { type: 'read', unread, keep: keep.map(textOf) };
  }
  const id = textOf(data['id']);
  const tag = textOf(data['tag']);
  const title = textOf(data['title']);
  if (data['type'] !== 'notification' || id === '' || title === '') return null;
  return {
    type: 'notification',
    id,
    // Servers of the last release send no tag.
    tag: tag === '' ? id : tag,
    title,
    body: textOf(data['body']),
    path: ownPath(data['url'], origin),
    language: languageOf(data['language']),
    unread,
  };
}

export interface GeneralNotice {
  readonly title: string;
  readonly body: string;
}

/** The notice for a message that cannot be read, in the browser's language or otherwise in English. */
export function generalNotice(
  notices: Readonly<Record<string, GeneralNotice>>,
  languages: readonly string[],
): NotificationPush {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((language) => Object.hasOwn(notices, language));
  const language = known ?? 'en';
  const { title, body } = notices[language] ?? { title: 'Parvis', body: '' };
  return {
    type: 'notification',
    id: 'news',
    tag: 'news',
    title,
    body,
    path: notificationsPath,
    language,
    unread: null,
  };
}

/**
 * Whether the browser ends a subscription if some messages show no notice, even while the app is open. Safari does,
 * and so does every browser on an iPhone, because each of them is built on WebKit.
 */
export const requiresNotice = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit') && !userAgent.includes('Chrome/');
