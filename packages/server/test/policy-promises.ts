import type { components } from '@parvis/api-client/contract';
import { promisePolicy } from '../src/features/promises/policy.ts';
import { administratorAlone, area, staffAlone } from './policy-area.ts';

export const promises = area({
  policies: { promises: promisePolicy },
  make: async ({ callers: { administrator } }) => {
    const { body } = await administrator.request<components['schemas']['PromisePage']>(
      'GET',
      '/admin/promises/backups',
    );
    return { backupId: body.items[0]?._id ?? '' };
  },
  rows: {
    listPromises: { call: () => ['GET', '/admin/promises'], expected: staffAlone() },
    getPromise: { call: () => ['GET', '/admin/promises/reports'], expected: staffAlone() },
    confirmPromise: {
      call: ({ backupId }) => [
        'PUT',
        `/admin/promises/backups/items/${backupId}/confirm`,
        { body: { note: 'The oldest is of 12 May.' } },
      ],
      expected: administratorAlone(),
    },
  },
});
