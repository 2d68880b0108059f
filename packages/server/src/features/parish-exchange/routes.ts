import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createOpenData } from './open-data.ts';

type OpenDataOperations =
  | 'listOpenParishes'
  | 'getOpenParish'
  | 'getOpenParishTable'
  | 'getOpenScheduleTable'
  | 'getOpenParishCalendar'
  | 'getOpenParishChurch';

const DEFAULT_LIMIT = 20;

export function openDataRoutes(dependencies: Dependencies): Pick<Handlers, OpenDataOperations> {
  const data = createOpenData(dependencies);

  return {
    listOpenParishes: ({ headers, query }) =>
      data.list(headers, { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor }),
    getOpenParish: ({ headers, params }) => data.one(headers, params.id),
    getOpenParishTable: ({ headers }) => data.parishTable(headers),
    getOpenScheduleTable: ({ headers }) => data.scheduleTable(headers),
    getOpenParishCalendar: ({ headers, params }) => data.calendar(headers, params.id),
    getOpenParishChurch: ({ headers, params }) => data.church(headers, params.id),
  };
}
