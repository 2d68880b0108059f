import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { components } from '@parvis/api-client/contract';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { namesTag } from '../../platform/http/entity-tags.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createHolyDays } from '../liturgy/index.ts';
import { createOpenParishes, type OpenParish } from '../publications/index.ts';
import { upcomingServices } from '../service-schedule/index.ts';
import { instantOf, offsetAt } from '../../platform/zoned-time.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { parishCalendar } from './parish-calendar.ts';
import { parishColumns, parishLine, scheduleColumns, scheduleLines, zoneOf } from './tables-of-parishes.ts';

type Schemas = components['schemas'];
type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

const VERSION = 1;
const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const DAY = 24 * 60 * 60 * 1000;
/** The number of days whose services are in the answer for one parish. */
const DAYS = 14;
/** More services than a parish can have in these days. */
const MOST = 500;
/** The number of parishes that are in memory while a table is sent. */
const BATCH = 200;
const SCOPE = 'open parishes';

const isHolyDay = createHolyDays('unitedStates');
const timestamp = (time: number): string => new Date(time).toISOString();

/** The services from the beginning of the local day on. */
function upcomingOf(parish: Schemas['ParishDetails'], now: number): Schemas['OpenService'][] {
  const timeZone = zoneOf(parish);
  const today = Math.floor((now + offsetAt(now, timeZone)) / DAY);
  const after = instantOf(today * DAY, timeZone) - 1;
  const end = instantOf((today + DAYS) * DAY, timeZone);
  return upcomingServices({ ...parish, timeZone }, { after, most: MOST, days: DAYS, isHolyDay })
    .filter(({ startsAt }) => startsAt < end)
    .map(({ kind, startsAt, language = '', note, exception }) => {
      const local = timestamp(startsAt + offsetAt(startsAt, timeZone));
      const date = local.slice(0, 10);
      return {
        kind,
        startsAt: timestamp(startsAt),
        date,
        time: local.slice(11, 16),
        language,
        note,
        exception,
      };
    });
}

const tagOf = (...parts: readonly (string | number)[]): string =>
  `"${hash('sha1', [VERSION, ...parts].join('\n'), 'base64url')}"`;

/** Whether the caller has the current answer. The tag counts more than the time (RFC 9110, 13.1.3). */
function isKnown(headers: RequestHeaders, etag: string, changedAt: number): boolean {
  const tags = headers['if-none-match']?.toString();
  if (tags !== undefined) return namesTag(tags, etag);
  const since = Date.parse(headers['if-modified-since']?.toString() ?? '');
  return !Number.isNaN(since) && Math.floor(changedAt / 1000) * 1000 <= since;
}

/** The headers with which every site may read and keep an answer. */
const openHeaders = (etag: string, changedAt: number) => ({
  etag,
  'last-modified': new Date(changedAt).toUTCString(),
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, last-modified',
  'cross-origin-resource-policy': 'cross-origin',
  link: `<${license.url}>; rel="license"`,
});

/** Creates the service that offers the published parishes to other sites and programs. */
export function createOpenData(dependencies: Dependencies) {
  const { clock, config, secrets } = dependencies;
  const parishes = createOpenParishes(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const site = config.siteUrl;

  const present = ({ id, title, summary, language, parish, confirmedAt, changedAt }: OpenParish) => ({
    id,
    name: title,
    patron: parish.patron ?? '',
    diocese: parish.diocese,
    address: parish.address,
    town: parish.town,
    state: parish.state,
    zip: parish.zip,
    timeZone: zoneOf(parish),
    website: parish.website,
    language,
    summary,
    url: new URL(`/parish/${id}`, site).href,
    times: parish.times,
    holyDayTimes: parish.holyDayTimes ?? [],
    exceptions: parish.exceptions,
    confirmedAt: timestamp(confirmedAt),
    updatedAt: timestamp(changedAt),
  });

  /** Reads all parishes, some at a time, so that a table of any length needs little memory. */
  async function* all(): AsyncGenerator<OpenParish> {
    let after = '';
    for (;;) {
      const page = await parishes.page(after, BATCH);
      yield* page;
      after = page.at(-1)?.id ?? after;
      if (page.length < BATCH) return;
    }
  }

  async function* tableOf(
    columns: readonly string[],
    linesOf: (parish: OpenParish) => readonly (readonly string[])[],
  ): AsyncGenerator<string> {
    yield `${BYTE_ORDER_MARK}${csvLine(columns)}`;
    for await (const parish of all()) {
      const lines = linesOf(parish).map(csvLine).join('');
      if (lines !== '') yield lines;
    }
  }

  async function table(
    headers: RequestHeaders,
    name: string,
    columns: readonly string[],
    linesOf: (parish: OpenParish) => readonly (readonly string[])[],
  ) {
    const { count, changedAt } = await parishes.state();
    const etag = tagOf(name, count, changedAt);
    const known = openHeaders(etag, changedAt);
    if (isKnown(headers, etag, changedAt)) return { status: 304 as const, headers: known };
    return {
      status: 200 as const,
      contentType: 'text/csv; charset=utf-8; header=present',
      stream: Readable.from(tableOf(columns, linesOf), { objectMode: false }),
      headers: {
        ...known,
        'content-disposition': `attachment; filename="${name}.csv"`,
        'x-content-type-options': 'nosniff',
      },
    };
  }

  /** An answer for one parish changes with the day. */
  async function bytesOf(
    headers: RequestHeaders,
    id: string,
    make: (parish: OpenParish) => Promise<string | Buffer> | string | Buffer,
  ) {
    const parish = await parishes.find(id);
    const bytes = Buffer.from(await make(parish));
    const etag = tagOf(hash('sha1', bytes, 'base64url'));
    return {
      bytes,
      isKnown: namesTag(headers['if-none-match']?.toString(), etag),
      headers: openHeaders(etag, parish.changedAt),
    };
  }

  return {
    async list(headers: RequestHeaders, { limit, cursor }: { limit: number; cursor: string | undefined }) {
      const { count, changedAt } = await parishes.state();
      const etag = tagOf('list', count, changedAt, limit, cursor ?? '');
      const known = openHeaders(etag, changedAt);
      if (isKnown(headers, etag, changedAt)) return { status: 304 as const, headers: known };
      const after = cursor === undefined ? '' : cursors.decode(cursor, SCOPE);
      const { page, last } = pageOf(await parishes.page(after, limit + 1), limit);
      const body: Schemas['OpenParishPage'] = {
        version: VERSION,
        license,
        parishes: page.map(present),
        nextCursor: last === null ? null : cursors.encode(last, SCOPE),
      };
      return { status: 200 as const, headers: known, body };
    },

    parishTable: (headers: RequestHeaders) =>
      table(headers, 'parishes', parishColumns, (parish) => [parishLine(parish, site)]),

    scheduleTable: (headers: RequestHeaders) => table(headers, 'schedules', scheduleColumns, scheduleLines),

    async one(headers: RequestHeaders, id: string) {
      const open = await parishes.find(id);
      const upcoming = upcomingOf(open.parish, clock.now());
      const etag = tagOf(
        'one',
        id,
        open.revision,
        open.changedAt,
        upcoming[0]?.startsAt ?? '',
        upcoming.at(-1)?.startsAt ?? '',
      );
      const known = openHeaders(etag, open.changedAt);
      if (namesTag(headers['if-none-match']?.toString(), etag)) {
        return { status: 304 as const, headers: known };
      }
      const body: Schemas['OpenParishAnswer'] = {
        version: VERSION,
        license,
        parish: present(open),
        upcoming,
      };
      return { status: 200 as const, headers: known, body };
    },

    async calendar(headers: RequestHeaders, id: string) {
      const { bytes, ...answer } = await bytesOf(headers, id, (parish) =>
        parishCalendar(parish, { site, now: clock.now() }),
      );
      if (answer.isKnown) return { status: 304 as const, headers: answer.headers };
      return {
        status: 200 as const,
        contentType: 'text/calendar; charset=utf-8',
        stream: bytes,
        headers: {
          ...answer.headers,
          'content-disposition': 'attachment; filename="services.ics"',
          'x-content-type-options': 'nosniff',
        },
      };
    },

    async church(headers: RequestHeaders, id: string) {
      const { bytes, ...answer } = await bytesOf(headers, id, async () =>
        JSON.stringify(await parishes.church(id)),
      );
      if (answer.isKnown) return { status: 304 as const, headers: answer.headers };
      return {
        status: 200 as const,
        contentType: 'application/ld+json; charset=utf-8',
        stream: bytes,
        headers: { ...answer.headers, 'x-content-type-options': 'nosniff' },
      };
    },
  };
}
