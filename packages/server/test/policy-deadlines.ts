import type { components } from '@parvis/api-client/contract';
import { deadlinePolicy } from '../src/features/deadlines/policy.ts';
import { administratorAlone, area, staffAlone } from './policy-area.ts';

export const deadlines = area({
  policies: { deadlines: deadlinePolicy },
  make: async ({ callers: { administrator } }) => {
    const { body } = await administrator.request<components['schemas']['DeadlinePage']>(
      'GET',
      '/admin/deadlines/backups',
    );
    return { backupId: body.items[0]?._id ?? '' };
  },
  rows: {
    listDeadlines: { call: () => ['GET', '/admin/deadlines'], expected: staffAlone() },
    getDeadline: { call: () => ['GET', '/admin/deadlines/reports'], expected: staffAlone() },
    confirmDeadline: {
      call: ({ backupId }) => [
        'PUT',
        `/admin/deadlines/backups/items/${backupId}/confirm`,
        { body: { note: 'The oldest is of 12 May.' } },
      ],
      expected: administratorAlone(),
    },
  },
});
