import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatBetween, send } from '../../../test/chats.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { begin, erase } from '../../../test/account-deletion.ts';
import { mailsTo } from '../../../test/payments.ts';
import { decide, hand, report, review } from '../../../test/reports.ts';

type Schemas = components['schemas'];

const HOUR = 60 * 60 * 1000;
const removal = { outcome: 'removed', reason: 'Insults are not for here.', note: 'Second time.' } as const;

let community: Community;
let administrator: Caller;
let moderator: Caller;
let other: Caller;
let maria: Caller;
let josef: Caller;
let post: Schemas['Post'];

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator', firstName: 'Anna' });
  moderator = await community.join({ role: 'moderator', firstName: 'Josef' });
  other = await community.join({ role: 'moderator', firstName: 'Paul' });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join();
  post = await maria.publish({ title: 'Attention', content: 'An insult.' });
});

afterAll(() => community.close());

const thing = ({ _id }: Pick<Schemas['Post'], '_id'>) => ({ subjectType: 'post', subjectId: _id }) as const;
const list = async (query: string) =>
  (await moderator.request<Schemas['StaffReportPage']>('GET', `/admin/reports?${query}`)).body;
const ids = async (query: string) => (await list(`${query}&limit=100`)).reports.map(({ _id }) => _id);
const linesOf = async (subject: string) =>
  (await administrator.request<Schemas['AuditPage']>('GET', `/admin/audit?subject=${subject}`)).body.lines;
const notificationsOf = async (caller: Caller) => {
  const path = `/notification/all/${caller.id}`;
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', path);
  return body.data.map(({ kind, subjectId, excerpt }) => ({ kind, subjectId, excerpt }));
};

describe('a report', () => {
  test('shows the content at the time of the report and its current state', async () => {
    const id = await report(community, josef, thing(post));
    await maria.request('PUT', `/post/update/${post._id}`, { body: { title: '', content: 'Nothing.' } });
    const { body } = await review(moderator, id);
    expect(body).toMatchObject({
      report: {
        queue: 'general',
        excerpt: 'An insult.',
        details: 'Look at this.',
        state: 'open',
        outcome: null,
        isOverdue: false,
        dueAt: new Date(community.clock.now() + 24 * HOUR).toISOString(),
        reporter: { _id: josef.id, name: 'Maria Rossi' },
        member: { _id: maria.id },
        handler: null,
      },
      snapshot: { title: 'Attention', text: 'An insult.' },
      current: { title: '', text: 'Nothing.' },
      decision: null,
      others: [],
      earlier: [],
      abilities: { take: true, release: false, outcomes: ['dismissed', 'removed', 'warned', 'suspended'] },
    });
    await maria.request('DELETE', `/post/delete/${post._id}`);
    expect((await review(moderator, id)).body).toMatchObject({
      snapshot: { title: 'Attention', text: 'An insult.' },
      current: null,
    });
  });

  test('of each kind of subject shows its text and its member', async () => {
    const comment = await maria.comment(post._id, 'Another insult.');
    const chatId = await chatBetween(maria, josef);
    const { message } = (await send(maria, chatId, 'Send me money.')).body;
    for (const [subjectType, subjectId, text] of [
      ['comment', comment._id, 'Another insult.'],
      ['message', message.id, 'Send me money.'],
      ['member', maria.id, ''],
    ] as const) {
      const { body } = await review(moderator, await report(community, josef, { subjectType, subjectId }));
      expect([body.snapshot?.text, body.report.member?._id]).toEqual([text, maria.id]);
      expect(body.abilities.outcomes.includes('removed')).toBe(subjectType === 'comment');
    }
  });

  test('about a deleted account can only be dismissed or removed', async () => {
    const id = await report(community, josef, thing(post));
    await erase(community, maria);
    const { body } = await review(administrator, id);
    expect([body.report.member, body.abilities.outcomes]).toEqual([null, ['dismissed', 'removed']]);
    const answer = await decide(moderator, id, { outcome: 'warned', reason: 'Insults.' });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'outcome']);
    expect((await decide(moderator, id, removal)).body.report.outcome).toBe('removed');
  });

  test('that does not exist returns 404', async () => {
    for (const answer of [
      await review(moderator, UNKNOWN_ID),
      await decide(moderator, UNKNOWN_ID, removal),
    ]) {
      expect([answer.status, answer.body.id]).toEqual([404, 'report.not-found']);
    }
  });
});

describe('the list of reports', () => {
  test('has reports about minors first, then the oldest, and is paged', async () => {
    const [first, second, urgent] = [
      await report(community, josef, thing(post)),
      await report(community, josef, thing(await maria.publish()), 'spam'),
      await report(community, josef, thing(await maria.publish()), 'safeguarding'),
    ];
    const order = (await list('state=open&limit=100')).reports.map(({ _id }) => _id);
    const sought = new Set([first, second, urgent]);
    expect(order.filter((id) => sought.has(id))).toEqual([urgent, first, second]);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Schemas['StaffReportPage'] = await list(
        `state=open&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      paged.push(...page.reports.map(({ _id }) => _id));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(order);
    expect((await list('sort=newest&limit=1')).reports.map(({ _id }) => _id)).toEqual([urgent]);
  });

  test('can be filtered by state, queue, category and overdue', async () => {
    const id = await report(community, josef, thing(post), 'safeguarding');
    for (const query of ['state=open', 'queue=safeguarding', 'category=safeguarding']) {
      expect(await ids(query)).toContain(id);
    }
    for (const query of ['state=decided', 'queue=general', 'category=spam', 'overdue=true']) {
      expect(await ids(query)).not.toContain(id);
    }
  });
});

describe('the handler of a report', () => {
  test('is one member of the staff at a time, for all reports about the subject', async () => {
    const id = await report(community, josef, thing(post));
    const again = await report(community, await community.join(), thing(post));
    expect((await hand(moderator, id, 'take')).body.report.handler?.name).toBe('Josef Rossi');
    expect((await review(other, again)).body).toMatchObject({
      report: { handler: { _id: moderator.id } },
      abilities: { take: false, release: false, outcomes: [] },
    });
    for (const answer of [
      await hand(other, again, 'take'),
      await hand(other, id, 'release'),
      await decide(other, id, removal),
    ]) {
      expect([answer.status, answer.body.id]).toEqual([400, 'report.state']);
    }
    expect((await hand(moderator, id, 'take')).status).toBe(200);
    expect((await hand(administrator, id, 'take')).body.report.handler?._id).toBe(administrator.id);
    expect((await hand(administrator, id, 'release')).body.report.handler).toBeNull();
    expect((await decide(other, id, removal)).status).toBe(200);
  });
});

describe('a decision', () => {
  test('closes all reports about the subject, and notifies each reporter', async () => {
    const lucia = await community.join();
    const id = await report(community, josef, thing(post));
    const again = await report(community, lucia, thing(post), 'spam');
    const { status, body } = await decide(moderator, id, removal);
    expect([status, body.report.state, body.report.outcome]).toEqual([200, 'decided', 'removed']);
    expect(body.decision).toMatchObject({ ...removal, by: 'Josef Rossi', appeal: null });
    expect(body.others.map(({ _id, outcome }) => [_id, outcome])).toEqual([[again, 'removed']]);
    expect(await notificationsOf(josef)).toEqual([{ kind: 'report_decided', subjectId: id, excerpt: '' }]);
    expect(await notificationsOf(lucia)).toEqual([{ kind: 'report_decided', subjectId: again, excerpt: '' }]);
    expect(await notificationsOf(maria)).toEqual([
      { kind: 'decision', subjectId: body.decision?._id, excerpt: removal.reason },
    ]);
    const own = await josef.request<Schemas['OwnReportPage']>('GET', '/report/all');
    expect(own.body.reports).toMatchObject([{ _id: id, state: 'decided', outcome: 'removed' }]);
    expect(await linesOf(id)).toMatchObject([
      { action: 'report.decide', outcome: 'done', reason: removal.reason, changes: [{ after: 'removed' }] },
    ]);
  });

  test('is made once, even if two members of the staff decide at the same time', async () => {
    const id = await report(community, josef, thing(post));
    const answers = await Promise.all([
      decide(moderator, id, removal),
      decide(other, id, { outcome: 'warned', reason: 'Be kind.' }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 400: 1 });
    expect(answers.find(({ status }) => status === 400)?.body.id).toBe('report.state');
    expect(await notificationsOf(maria)).toHaveLength(1);
    expect((await decide(administrator, id, { outcome: 'dismissed' })).body.id).toBe('report.state');
  });

  test('about a member of the staff is made by others, and only they see the report', async () => {
    const own = await moderator.publish();
    const id = await report(community, josef, thing(own), 'safeguarding');
    expect(await ids('queue=safeguarding')).not.toContain(id);
    for (const answer of [
      await review(moderator, id),
      await moderator.request('GET', `/admin/reports/${id}/file`),
      await hand(moderator, id, 'take'),
      await hand(moderator, id, 'release'),
      await decide(moderator, id, removal),
    ]) {
      expect([answer.status, answer.body.id]).toEqual([404, 'report.not-found']);
    }
    const { body } = await other.request<Schemas['StaffReportPage']>(
      'GET',
      '/admin/reports?queue=safeguarding&limit=100',
    );
    expect(body.reports.map(({ _id }) => _id)).toContain(id);
    expect((await decide(other, id, removal)).status).toBe(200);
    expect((await review(moderator, id)).status).toBe(404);
  });

  test('about a minor cannot be a dismissal by a moderator, no matter which of the reports is opened', async () => {
    const general = await report(community, josef, thing(post));
    await report(community, await community.join(), thing(post), 'safeguarding');
    const { status, body } = await decide(moderator, general, { outcome: 'dismissed' });
    expect([status, body.id]).toEqual([403, 'report.safeguarding']);
    expect((await review(moderator, general)).body.report.state).toBe('open');
    expect((await decide(administrator, general, { outcome: 'dismissed' })).status).toBe(200);
    expect(await notificationsOf(maria)).toEqual([]);
  });

  test('can restrict the member if the actor has the permission', async () => {
    const id = await report(community, josef, thing(post));
    const refused = await decide(moderator, id, { outcome: 'banned', reason: 'Fraud.' });
    expect([refused.status, refused.body.id]).toEqual([403, 'staff.out-of-reach']);
    const verdict = { outcome: 'suspended', reason: 'Insults.', days: 7 } as const;
    expect((await decide(moderator, id, verdict)).status).toBe(200);
    expect((await maria.request('GET', '/post/all')).status).toBe(401);
    expect((await josef.request('GET', `/post/getById/${post._id}`)).status).toBe(404);
    expect(await linesOf(maria.id)).toMatchObject([{ action: 'member.suspend', reason: 'Insults.' }]);
    await community.jobs.drain();
    expect((await mailsTo(community, maria))[0]?.subject).toBe('Your account is suspended');
  });

  test('is shown with later reports about the same member', async () => {
    await decide(moderator, await report(community, josef, thing(post)), removal);
    const id = await report(community, josef, thing(await maria.publish()));
    expect((await review(other, id)).body.earlier).toMatchObject([
      { outcome: 'removed', note: 'Second time.', by: 'Josef Rossi' },
    ]);
  });

  test.each([
    [{ outcome: 'removed' }, 'reason'],
    [{ outcome: 'removed', reason: ' \u200B ' }, 'reason'],
    [{ outcome: 'warned', reason: 'a'.repeat(501) }, 'reason'],
    [{ outcome: 'suspended', reason: 'Insults.' }, 'days'],
    [{ outcome: 'suspended', reason: 'Insults.', days: 0 }, 'days'],
    [{ outcome: 'suspended', reason: 'Insults.', days: 1.5 }, 'days'],
    [{ outcome: 'forgiven' }, 'outcome'],
    [{}, 'outcome'],
  ])('with %j is refused, and nothing changes', async (body, path) => {
    const id = await report(community, josef, thing(post));
    const answer = await decide(moderator, id, body);
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await review(moderator, id)).body.report.state).toBe('open');
  });
});

describe('decided content', () => {
  test('can be reported and decided again if it stays', async () => {
    const profile = { subjectType: 'member', subjectId: maria.id } as const;
    const first = await report(community, josef, profile);
    await decide(moderator, first, { outcome: 'dismissed' });
    const second = await report(community, josef, profile, 'safeguarding');
    expect(second).not.toBe(first);
    const { body } = await review(moderator, second);
    expect([body.report.queue, body.report.state]).toEqual(['safeguarding', 'open']);
    expect(body.others.map(({ _id, state }) => [_id, state])).toEqual([[first, 'decided']]);
    await decide(moderator, second, { outcome: 'warned', reason: 'We have seen it.' });
    const own = await josef.request<Schemas['OwnReportPage']>('GET', '/report/all');
    expect(own.body.reports.map(({ _id, outcome }) => [_id, outcome])).toEqual([
      [second, 'warned'],
      [first, 'dismissed'],
    ]);
  });
});

describe('the deadline', () => {
  test('alerts no staff who are restricted or pending deletion', async () => {
    const leaver = await community.join({ role: 'moderator' });
    const excluded = await community.join({ role: 'moderator' });
    const id = await report(community, josef, thing(await maria.publish()));
    await begin(leaver);
    await administrator.request('PUT', `/admin/members/${excluded.id}/suspend`, {
      body: { reason: 'Insults.', days: 3 },
    });
    community.clock.advance(24 * HOUR + 1);
    await community.jobs.drain();
    const rows = await community.database.read
      .selectFrom('notifications')
      .select('user_id')
      .where('kind', '=', 'report_overdue')
      .where('subject_id', '=', id)
      .execute();
    const alerted = new Set(rows.map(({ user_id }) => user_id));
    expect([moderator, leaver, excluded].map(({ id: userId }) => alerted.has(userId))).toEqual([
      true,
      false,
      false,
    ]);
    const mails = await mailsTo(community, excluded);
    expect(mails.filter(({ text }) => text?.includes(`/admin/reports/${id}`))).toEqual([]);
  });

  test('does not alert the member whom the report is about', async () => {
    const id = await report(community, josef, thing(await moderator.publish()));
    community.clock.advance(24 * HOUR + 1);
    await community.jobs.drain();
    const alerted = async (caller: Caller) => [
      (await notificationsOf(caller)).some(({ subjectId }) => subjectId === id),
      (await mailsTo(community, caller)).some(({ text }) => text?.includes(id)),
    ];
    expect(await alerted(moderator)).toEqual([false, false]);
    expect(await alerted(other)).toEqual([true, true]);
  });

  test('alerts all staff once when a report has waited for 24 hours', async () => {
    const id = await report(community, josef, thing(post), 'safeguarding');
    const decided = await report(community, josef, thing(await maria.publish()));
    await decide(moderator, decided, { outcome: 'dismissed' });
    const alerts = async (caller: Caller) =>
      (await notificationsOf(caller)).filter(
        (each) => each.kind === 'report_overdue' && each.subjectId === id,
      );
    community.clock.advance(24 * HOUR - 1);
    await community.jobs.drain();
    expect(await alerts(moderator)).toEqual([]);
    community.clock.advance(2);
    await community.jobs.drain();
    await community.jobs.drain();
    for (const caller of [administrator, moderator, other]) {
      expect(await alerts(caller)).toHaveLength(1);
      const mails = await mailsTo(community, caller);
      const ofOverdue = mails.filter(({ subject }) => subject === 'A report is overdue');
      expect(ofOverdue.filter(({ text }) => text?.includes(`/admin/reports/${id}`))).toHaveLength(1);
      expect(mails.some(({ text }) => text?.includes(decided))).toBe(false);
    }
    expect(await alerts(josef)).toEqual([]);
    const overdue = (await list('overdue=true&limit=100')).reports;
    expect(overdue.find(({ _id }) => _id === id)?.isOverdue).toBe(true);
    expect(overdue.some(({ _id }) => _id === decided)).toBe(false);
  });
});
