import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { decide, pay, planNamed, plansOf } from '../../../test/payments.ts';
import { report } from '../../../test/reports.ts';

type Page = components['schemas']['AuditPage'];

let community: Community;
let administrator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  const [plan] = await plansOf(administrator);
  const moderator = await community.join({ role: 'moderator' });
  await administrator.request('PUT', `/plan/update/${plan?._id ?? ''}`, { body: { description: 'Anew.' } });
  await moderator.request('GET', '/admin/jobs');
});

afterAll(() => community.close());

const read = async (query: Record<string, string>) =>
  administrator.request<Page>('GET', `/admin/audit?${new URLSearchParams(query).toString()}`);
const actions = async (query: Record<string, string>) =>
  (await read(query)).body.lines.map(({ action }) => action);

describe('the audit log can be read', () => {
  test('by action', async () => {
    expect(await actions({ action: 'plan.edit' })).toEqual(['plan.edit']);
    expect(await actions({ action: 'job.list', outcome: 'done' })).toEqual([]);
    expect(await actions({ action: 'nobody.knows' })).toEqual([]);
  });

  test('from a start time to an end time', async () => {
    const [line] = (await read({ action: 'job.list' })).body.lines;
    const at = Date.parse(line?.at ?? '');
    const moment = (offset: number) => new Date(at + offset).toISOString();
    expect(await actions({ from: moment(0) })).toContain('job.list');
    expect(await actions({ from: moment(1) })).not.toContain('job.list');
    expect(await actions({ until: moment(1) })).toContain('job.list');
    expect(await actions({ until: moment(0) })).not.toContain('job.list');
    expect(await actions({ from: moment(0), until: moment(1), action: 'job.list' })).toEqual(['job.list']);
  });

  test.each([{ from: 'yesterday' }, { until: '2026-02-31' }, { action: 'payment' }, { action: '%' }])(
    'not with an invalid filter: %j',
    async (query) => {
      expect((await read(query)).status).toBe(400);
    },
  );

  test('page by page, with a cursor that fits only the same filter', async () => {
    const query = { from: '2020-01-01T00:00:00.000Z', limit: '1' };
    const first = (await read(query)).body;
    expect(first.lines).toHaveLength(1);
    const second = (await read({ ...query, cursor: first.nextCursor ?? '' })).body;
    expect(second.lines[0]?._id).not.toBe(first.lines[0]?._id);
    expect((await read({ limit: '1', cursor: first.nextCursor ?? '' })).status).toBe(400);
  });
});

const linesAbout = async (subject: string) => (await read({ subject })).body.lines;

const queriesOf = (limit: number) => community.queriesOf(() => read({ limit: String(limit) }));

describe('an audit line names the member', () => {
  test('of a member, a payment or a report, and nobody after the member was deleted', async () => {
    const maria = await community.join({ firstName: 'Maria' });
    const named = { _id: maria.id, name: 'Maria Rossi' };
    const { payment } = await pay(maria, await planNamed(maria, 'Disciple'));
    await decide(administrator, payment._id, 'reject');
    const josef = await community.join();
    const reportId = await report(community, josef, {
      subjectType: 'member',
      subjectId: maria.id,
    });
    await administrator.request('PUT', `/admin/reports/${reportId}/take`);
    const body = { reason: 'Insults.', days: 3 };
    expect((await josef.request('PUT', `/admin/members/${maria.id}/suspend`, { body })).status).toBe(403);
    const subjects = [maria.id, payment._id, reportId];
    for (const subject of subjects) {
      const lines = await linesAbout(subject);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.map(({ member }) => member)).toEqual(lines.map(() => named));
    }
    await erase(community, maria);
    for (const subject of subjects) {
      const lines = await linesAbout(subject);
      expect(lines.map(({ member }) => member)).toEqual(lines.map(() => null));
    }
  });

  test('and nobody if it has no subject', async () => {
    const lines = (await read({ action: 'plan.edit' })).body.lines;
    expect(lines.map(({ member }) => member)).toEqual([null]);
  });

  test('without one query for each line', async () => {
    expect(await queriesOf(5)).toBe(await queriesOf(1));
  });
});
