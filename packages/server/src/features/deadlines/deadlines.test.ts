import { readFile } from 'node:fs/promises';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { decide, pay, planNamed } from '../../../test/payments.ts';
import { confirmDeadline, fresh, lastUseOf, lostExport, deadlineNamed } from '../../../test/deadlines.ts';
import { report } from '../../../test/reports.ts';
import { deadlines } from './deadlines.ts';

type Schemas = components['schemas'];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let community: Community;
let administrator: Caller;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  administrator = await fresh(community);
  maria = await community.join();
});

afterAll(() => community.close());

/** Returns the state at three times: just before the limit, at the limit, and just after it. */
async function around(
  name: Schemas['DeadlineName'],
  id: string,
  limit: number,
): Promise<(boolean | undefined)[]> {
  const seen: (boolean | undefined)[] = [];
  const isOverdue = async () => {
    const { items } = await deadlineNamed(administrator, name);
    return items.find(({ _id }) => _id === id)?.isOverdue;
  };
  community.clock.advance(limit - 1);
  administrator = await fresh(community);
  for (let step = 0; step < 3; step += 1) {
    seen.push(await isOverdue());
    community.clock.advance(1);
  }
  return seen;
}

/** Returns the number of open reports from each part of the response that shows it. */
async function openReportsFor(caller: Caller): Promise<number[]> {
  const { deadline, items } = await deadlineNamed(caller, 'reports');
  return [deadline.due, deadline.next.length, items.length];
}

const inTime = [false, false, true];

describe('the deadline for', () => {
  test('reports is 24 hours, and ends with the decision', async () => {
    const { _id: postId } = await maria.publish();
    const thing = { subjectType: 'post' as const, subjectId: postId };
    const id = await report(community, await community.join(), thing);
    expect(await around('reports', id, 24 * HOUR)).toEqual(inTime);
    const body = { outcome: 'dismissed' };
    await administrator.request('PUT', `/admin/reports/${id}/take`);
    await administrator.request('PUT', `/admin/reports/${id}/decide`, { body });
    expect((await deadlineNamed(administrator, 'reports')).items).toEqual([]);
  });

  test('reports about a member of the staff is hidden from them', async () => {
    const accused = await community.join({ role: 'moderator' });
    const { _id: subjectId } = await accused.publish();
    await report(community, await community.join(), { subjectType: 'post', subjectId });
    expect(await openReportsFor(accused)).toEqual([0, 0, 0]);
    expect(await openReportsFor(await fresh(community))).toEqual([1, 1, 1]);
  });

  test('plans is 24 hours from the confirmation, and an active plan has none', async () => {
    const { payment } = await pay(maria, await planNamed(maria, 'Disciple'));
    community.clock.advance(DAY);
    await decide(administrator, payment._id, 'confirm');
    expect((await deadlineNamed(administrator, 'plan-activation')).items).toEqual([]);
    await community.database.write.deleteFrom('periods').where('payment_id', '=', payment._id).execute();
    expect(await around('plan-activation', payment._id, 24 * HOUR)).toEqual(inTime);
    await decide(administrator, payment._id, 'refund');
    expect((await deadlineNamed(administrator, 'plan-activation')).items).toEqual([]);
  });

  test('disputed payments is 30 days, and ends with the answer', async () => {
    const { payment } = await pay(maria, await planNamed(maria, 'Disciple'));
    await decide(administrator, payment._id, 'confirm');
    await maria.request('POST', `/payment/dispute/${payment._id}`, { body: { text: 'Twice.' } });
    expect(await around('payment-disputes', payment._id, 30 * DAY)).toEqual(inTime);
    const body = { answer: 'It was once.' };
    await administrator.request('PUT', `/admin/payments/${payment._id}/dispute`, { body });
    expect((await deadlineNamed(administrator, 'payment-disputes')).items).toEqual([]);
  });

  test('data exports is 30 days if their job has failed, and a finished export has none', async () => {
    await maria.request('POST', '/user/export', { body: { password: 'Stella-Maris-33' } });
    await community.jobs.drain();
    expect((await deadlineNamed(administrator, 'data-reports')).items).toEqual([]);
    const id = await lostExport(community, await community.join());
    expect(await around('data-reports', id, 30 * DAY)).toEqual(inTime);
    await community.database.write.deleteFrom('data_exports').execute();
  });

  test('privacy requests is 48 hours and ends with the answer, and other questions have none', async () => {
    for (const kind of ['privacy', 'question']) {
      const body = { kind, name: 'Maria', email: 'maria@example.org', message: 'Which data?' };
      await community.stranger.request('POST', '/contact', { body });
    }
    const [waiting, ...others] = (await deadlineNamed(administrator, 'privacy-help')).items;
    expect(others).toEqual([]);
    expect(await around('privacy-help', waiting?._id ?? '', 48 * HOUR)).toEqual(inTime);
    const body = { note: 'By mail.' };
    await administrator.request('PUT', `/admin/contact/${waiting?._id}/answer`, { body });
    expect((await deadlineNamed(administrator, 'privacy-help')).items).toEqual([]);
  });

  test('backups is 30 days from each confirmation', async () => {
    const [first, ...others] = (await deadlineNamed(administrator, 'backups')).items;
    expect(others).toEqual([]);
    expect((await confirmDeadline(administrator, 'backups', first?._id ?? '')).status).toBe(200);
    const [next] = (await deadlineNamed(administrator, 'backups')).items;
    expect(next?._id).not.toBe(first?._id);
    expect(await around('backups', next?._id ?? '', 30 * DAY)).toEqual(inTime);
    const answer = await confirmDeadline(administrator, 'backups', next?._id ?? '');
    expect(answer.body.deadline).toMatchObject({ due: 1, overdue: 0 });
  });

  test('unused accounts is a year from the last use, but at least a month from the email', async () => {
    // A check that is still running would start the next one an hour after the moved clock.
    await community.jobs.drain();
    const used = (await lastUseOf(community, maria)).last_used_at ?? 0;
    expect(used).toBe(community.clock.now());
    community.clock.advance(337 * DAY);
    await community.jobs.drain();
    expect(await around('unused-accounts', maria.id, 30 * DAY)).toEqual(inTime);
    await confirmDeadline(administrator, 'unused-accounts', maria.id);
    const { items } = await deadlineNamed(administrator, 'unused-accounts');
    expect(items.some(({ _id }) => _id === maria.id)).toBe(false);
    // A confirmation is valid for 367 days (the constant UNUSED).
    community.clock.advance(367 * DAY - 1);
    administrator = await fresh(community);
    const later = () => deadlineNamed(administrator, 'unused-accounts');
    expect((await later()).items.some(({ _id }) => _id === maria.id)).toBe(false);
    community.clock.advance(1);
    expect((await later()).items.some(({ _id }) => _id === maria.id)).toBe(true);
  });
});

describe('the staff', () => {
  test('sees every deadline with its counts and its next items', async () => {
    await community.database.write.deleteFrom('data_exports').execute();
    const late = await lostExport(community, maria);
    community.clock.advance(30 * DAY + 1);
    const ids: string[] = [];
    for (let made = 0; made < 4; made += 1) ids.push(await lostExport(community, await community.join()));
    administrator = await fresh(community);
    const { body } = await administrator.request<Schemas['DeadlinesAnswer']>('GET', '/admin/deadlines');
    expect(body.deadlines.map(({ _id }) => _id)).toEqual(deadlines.map(({ id }) => id));
    const reports = body.deadlines.find(({ _id }) => _id === 'data-reports');
    expect(reports).toMatchObject({ due: 4, overdue: 1, span: 'P30D', owner: { kind: 'job' } });
    expect(reports?.next).toHaveLength(3);
    expect(reports?.next[0]).toMatchObject({
      _id: late,
      subject: { type: 'export', _id: late },
      isOverdue: true,
    });

    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page = await administrator.request<Schemas['DeadlinePage']>(
        'GET',
        `/admin/deadlines/data-reports?limit=2${query}`,
      );
      seen.push(...page.body.items.map(({ _id }) => _id));
      cursor = page.body.nextCursor;
    }
    expect(seen).toEqual([late, ...ids.toSorted()]);
    const page = await administrator.request('GET', '/admin/deadlines/reports?cursor=nonsense');
    expect(page.status).toBe(400);
    expect((await administrator.request('GET', '/admin/deadlines/miracles')).status).toBe(400);
  });

  test('confirms an item once, with a note', async () => {
    const [item] = (await deadlineNamed(administrator, 'backups')).items;
    const id = item?._id ?? '';
    expect((await confirmDeadline(administrator, 'backups', id, ' \u200B ')).status).toBe(400);
    expect((await confirmDeadline(administrator, 'backups', UNKNOWN_ID)).status).toBe(404);
    const refused = await confirmDeadline(administrator, 'reports', UNKNOWN_ID);
    expect([refused.status, refused.body.id]).toEqual([400, 'deadline.not-confirmed-by-hand']);
    const answers = await Promise.all([1, 2, 3].map(() => confirmDeadline(administrator, 'backups', id)));
    expect(tally(answers)).toEqual({ 200: 1, 404: 2 });
    const { body } = await administrator.request<Schemas['AuditPage']>('GET', '/admin/audit?limit=100');
    const line = body.lines.find(({ action, outcome }) => action === 'promise.confirm' && outcome === 'done');
    expect(line).toMatchObject({
      reason: 'Looked at them all.',
      changes: [{ field: 'backups', before: 'due', after: 'confirmed' }],
    });
  });
});

describe('the list of deadlines', () => {
  const legal = new URL('../../../../app/src/features/legal/', import.meta.url);
  const files = { terms: 'terms-of-service.en.ts', privacy: 'privacy-policy.en.ts' } as const;

  async function sectionsOf(document: keyof typeof files): Promise<Map<string, string>> {
    const text = await readFile(new URL(files[document], legal), 'utf8');
    const sections = text.split("id: '").slice(1);
    return new Map(sections.map((section) => [section.slice(0, section.indexOf("'")), section]));
  }

  test.each(deadlines)('quotes the text of the site for $id', async ({ statement, sources: [source] }) => {
    const sections = await sectionsOf(source?.document ?? 'terms');
    const words = statement.en.replace(/\.$/u, '').toLowerCase();
    expect(sections.get(source?.section ?? '')?.toLowerCase()).toContain(words);
  });

  test.each(['terms', 'privacy'] as const)(
    'contains every section of the %s that names a time',
    async (document) => {
      const timed = [...(await sectionsOf(document))].filter(([, section]) =>
        /within \d+ (?:hours|days)|\d+ or more months/u.test(section),
      );
      const known = deadlines.flatMap(({ sources }) => sources).filter((each) => each.document === document);
      expect(timed.map(([id]) => id).toSorted()).toEqual(known.map(({ section }) => section).toSorted());
    },
  );
});
