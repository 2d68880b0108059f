import { auditPolicy } from '../src/features/audit/policy.ts';
import { jobPolicy } from '../src/features/jobs/policy.ts';
import { serverPolicy } from '../src/features/servers/policy.ts';
import { staffPolicy } from '../src/features/staff/policy.ts';
import { statisticsPolicy } from '../src/features/statistics/policy.ts';
import { failJob } from './payments.ts';
import { administratorAlone, area, staffAlone } from './policy-area.ts';

export const staff = area({
  policies: {
    staff: staffPolicy,
    audit: auditPolicy,
    jobs: jobPolicy,
    servers: serverPolicy,
    statistics: statisticsPolicy,
  },
  make: async ({ community, callers: { administrator } }) => {
    const { id: restrictedId } = await community.join();
    const body = { reason: 'Insults.', days: 1 };
    await administrator.request('PUT', `/admin/members/${restrictedId}/suspend`, { body });
    const { id: bannedId } = await community.join();
    await administrator.request('PUT', `/admin/members/${bannedId}/ban`, { body: { reason: 'Fraud.' } });
    return {
      restrictedId,
      bannedId,
      jobId: await failJob(community),
    };
  },
  rows: {
    listMembers: { call: () => ['GET', '/admin/members'], expected: staffAlone() },
    reviewMember: {
      call: ({ restrictedId }) => ['GET', `/admin/members/${restrictedId}`],
      expected: staffAlone(),
    },
    assignRole: {
      call: ({ restrictedId }) => [
        'PUT',
        `/admin/members/${restrictedId}/role`,
        { body: { role: 'moderator' } },
      ],
      expected: administratorAlone(),
    },
    suspendMember: {
      call: ({ restrictedId }) => [
        'PUT',
        `/admin/members/${restrictedId}/suspend`,
        { body: { reason: 'Insults.', days: 2 } },
      ],
      expected: staffAlone(),
    },
    // A suspension would shorten the ban, and a moderator is not allowed to lift it.
    'suspendMember who is banned': {
      call: ({ bannedId }) => [
        'PUT',
        `/admin/members/${bannedId}/suspend`,
        { body: { reason: 'Insults.', days: 2 } },
      ],
      expected: administratorAlone(),
    },
    banMember: {
      call: ({ restrictedId }) => [
        'PUT',
        `/admin/members/${restrictedId}/ban`,
        { body: { reason: 'Fraud.' } },
      ],
      expected: administratorAlone(),
    },
    restoreMember: {
      call: ({ restrictedId }) => [
        'PUT',
        `/admin/members/${restrictedId}/restore`,
        { body: { reason: 'Sorry.' } },
      ],
      expected: staffAlone(),
    },
    listAudit: { call: () => ['GET', '/admin/audit'], expected: administratorAlone() },
    listServers: { call: () => ['GET', '/admin/servers'], expected: administratorAlone() },
    readStatistics: { call: () => ['GET', '/admin/statistics'], expected: staffAlone() },
    listJobs: { call: () => ['GET', '/admin/jobs'], expected: administratorAlone() },
    retryJob: {
      call: ({ jobId }) => ['PUT', `/admin/jobs/${jobId}/retry`],
      expected: administratorAlone(),
    },
  },
});
