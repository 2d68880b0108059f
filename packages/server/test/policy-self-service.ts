import type { components } from '@parvis/api-client/contract';
import { dataExportPolicy } from '../src/features/data-exports/policy.ts';
import { sessionPolicy } from '../src/features/sessions/policy.ts';
import { actors, area, everyMember, ownerAlone, type Actor } from './policy-area.ts';
import { Caller, type Community } from './community.ts';

type Schemas = components['schemas'];

const password = 'Stella-Maris-33';

/** Logs in a second time, so that ending this session does not affect other calls. */
async function signInAgain({ database, stranger, ...server }: Community, { id }: Caller): Promise<Caller> {
  const { email } = await database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { body } = await stranger.request<Schemas['SignedInUser']>('POST', '/auth/signin', {
    body: { email, password },
  });
  return new Caller({ database, ...server }, id, body.token);
}

async function currentSession(caller: Caller): Promise<string> {
  const { body } = await caller.request<Schemas['SessionPage']>('GET', '/user/sessions');
  return body.sessions.find(({ isCurrent }) => isCurrent)?._id ?? '';
}

/** The operations with which members manage their own account. */
export const selfService = area({
  policies: { sessions: sessionPolicy, exports: dataExportPolicy },
  make: async ({ community, callers }) => {
    const further = await signInAgain(community, callers.owner);
    await callers.owner.request('POST', '/user/export', { body: { password } });
    await community.jobs.drain();
    const { body } = await callers.owner.request<Schemas['DataExportAddress']>(
      'POST',
      '/user/export/address',
    );
    return {
      archive: body.url,
      sessionId: await currentSession(further),
      newcomers: Object.fromEntries(
        await Promise.all(actors.map(async (actor) => [actor, await community.join()] as const)),
      ) as Record<Actor, Caller>,
    };
  },
  rows: {
    listSessions: { call: () => ['GET', '/user/sessions'], expected: everyMember() },
    revokeSession: {
      call: ({ sessionId }) => ['DELETE', `/user/sessions/${sessionId}`],
      expected: ownerAlone(404),
    },
    revokeOtherSessions: {
      call: () => ['DELETE', '/user/sessions'],
      expected: everyMember(),
      as: ({ newcomers }) => newcomers,
    },
    getDataExport: { call: () => ['GET', '/user/export'], expected: everyMember() },
    askForDataExport: {
      call: () => ['POST', '/user/export', { body: { password } }],
      expected: everyMember(201),
      as: ({ newcomers }) => newcomers,
    },
    createDataExportAddress: {
      call: () => ['POST', '/user/export/address'],
      expected: ownerAlone(404),
    },
    getDataExportFile: {
      call: ({ archive }) => ['GET', archive],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
    },
    'getDataExportFile by an address that was changed': {
      call: ({ archive }) => ['GET', `${archive}0`],
      expected: everyMember(404),
      outsiders: { visitor: 404, 'suspended member': 404 },
    },
  },
});
