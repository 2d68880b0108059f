import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { distanceWithoutZip } from './errors.ts';
import { createParishesNear } from './parishes-near.ts';
import { createPublicationPresenter } from './presenter.ts';
import { createPublicationReading } from './reading.ts';
import { createRecordingRepository } from './recording-repository.ts';
import type { WholeRow } from './repository.ts';

type ReadingOperations =
  | 'listResources'
  | 'getResource'
  | 'saveResource'
  | 'unsaveResource'
  | 'listArticles'
  | 'getArticle'
  | 'listEvents'
  | 'getEvent'
  | 'attendEvent'
  | 'leaveEvent'
  | 'listParishes'
  | 'getParish'
  | 'reportCorrection'
  | 'withdrawCorrection';

const DEFAULT_LIMIT = 20;
const DEFAULT_MILES = 25;

interface PageQuery {
  readonly parish?: string;
  readonly search?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

/** The filter of lists that can have only what belongs to a parish. */
const ofParish = ({ parish }: PageQuery) => ({ parishId: parish ?? null });

const pageOf = ({ search, limit = DEFAULT_LIMIT, cursor }: PageQuery) => ({ search, limit, cursor });

export function readingRoutes(dependencies: Dependencies): Pick<Handlers, ReadingOperations> {
  const { clock, database } = dependencies;
  const reading = createPublicationReading(dependencies);
  const listNear = createParishesNear(dependencies);
  const present = createPublicationPresenter(dependencies);
  const recordings = createRecordingRepository(database);
  const resourceAnswer = async (row: WholeRow) => ({
    status: 200 as const,
    body: { resource: present.resource(row, await recordings.of(row.id)) },
  });

  return {
    listResources: async ({ actor, query }) => {
      const filter = { ...ofParish(query), category: query.type ?? null };
      const options = { ...pageOf(query), filter, marked: query.saved ?? false };
      const { rows, nextCursor } = await reading.list('resource', actor, options);
      return { status: 200, body: { resources: rows.map((row) => present.resource(row)), nextCursor } };
    },

    getResource: async ({ actor, params }) =>
      resourceAnswer(await reading.find('resource', params.id, actor)),

    saveResource: async ({ actor, params }) =>
      resourceAnswer(await reading.mark('resource', params.id, actor)),

    unsaveResource: async ({ actor, params }) =>
      resourceAnswer(await reading.unmark('resource', params.id, actor)),

    listArticles: async ({ actor, query }) => {
      const { rows, nextCursor } = await reading.list('article', actor, {
        ...pageOf(query),
        filter: ofParish(query),
      });
      return { status: 200, body: { articles: rows.map(present.article), nextCursor } };
    },

    getArticle: async ({ actor, params }) => ({
      status: 200,
      body: { article: present.article(await reading.find('article', params.id, actor)) },
    }),

    listEvents: async ({ actor, query }) => {
      const now = clock.now();
      const isOnline = query.online ?? null;
      const when = query.past === true ? { endsBefore: now } : { endsAfter: now };
      const filter = { ...ofParish(query), isOnline, ...when };
      const options = { ...pageOf(query), filter, marked: query.going ?? false };
      const { rows, nextCursor } = await reading.list('event', actor, options);
      return { status: 200, body: { events: rows.map(present.event), nextCursor } };
    },

    getEvent: async ({ actor, params }) => ({
      status: 200,
      body: { event: present.wholeEvent(await reading.find('event', params.id, actor)) },
    }),

    attendEvent: async ({ actor, params }) => ({
      status: 200,
      body: { event: present.wholeEvent(await reading.mark('event', params.id, actor)) },
    }),

    leaveEvent: async ({ actor, params }) => ({
      status: 200,
      body: { event: present.wholeEvent(await reading.unmark('event', params.id, actor)) },
    }),

    listParishes: async ({ actor, query }) => {
      const { zip, distance } = query;
      if (zip === undefined && distance !== undefined) throw distanceWithoutZip();
      const { rows, nextCursor } = await (zip === undefined
        ? reading.list('parish', actor, pageOf(query))
        : listNear(actor, { ...pageOf(query), zip, distance: distance ?? DEFAULT_MILES }));
      return { status: 200, body: { parishes: rows.map(present.parish), nextCursor } };
    },

    getParish: async ({ actor, params }) => ({
      status: 200,
      body: { parish: present.wholeParish(await reading.find('parish', params.id, actor)) },
    }),

    reportCorrection: {
      authorize: ({ actor, params }) => reading.requireMarkable('parish', params.id, actor),
      handle: async ({ actor, params, body }) => {
        await reading.reportCorrection(params.id, actor, body.note);
        return {
          status: 200,
          body: {
            message: i18n._('Thank you. The staff will look at it.'),
          },
        };
      },
    },

    withdrawCorrection: async ({ actor, params }) => ({
      status: 200,
      body: { parish: present.wholeParish(await reading.unmark('parish', params.id, actor)) },
    }),
  };
}
