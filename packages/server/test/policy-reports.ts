import { appealPolicy, decisionPolicy, reportPolicy } from '../src/features/reports/policy.ts';
import { attach } from './attachments.ts';
import { startChat } from './chats.ts';
import { administratorAlone, area, everyMember, ownerAlone, staffAlone } from './policy-area.ts';

export const reports = area({
  policies: { reports: reportPolicy, decisions: decisionPolicy, appeals: appealPolicy },
  make: async ({ community, callers: { owner, moderator }, asker, friend }) => {
    const judge = await community.join({ role: 'administrator' });
    const { _id: postId } = await owner.publish();
    const body = { subjectType: 'post', subjectId: postId, category: 'spam' };
    const idOf = async () => {
      const { id } = await community.database.read
        .selectFrom('reports')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return id;
    };
    const decide = async () => {
      const verdict = { outcome: 'removed', reason: 'Advertising.' };
      const { body: decided } = await judge.request<{ report: { _id: string }; decision: { _id: string } }>(
        'PUT',
        `/admin/reports/${await idOf()}/decide`,
        { body: verdict },
      );
      return decided.decision._id;
    };
    await asker.request('POST', '/report/create', { body });
    const decisionId = await decide();
    const { _id: otherId } = await owner.publish();
    await asker.request('POST', '/report/create', { body: { ...body, subjectId: otherId } });
    const appealedId = await decide();
    await owner.request('POST', `/decision/${appealedId}/appeal`, { body: { text: 'It was not.' } });
    const { _id: heldId } = await friend.publish();
    await asker.request('POST', '/report/create', { body: { ...body, subjectId: heldId } });
    const takenId = await idOf();
    await moderator.request('PUT', `/admin/reports/${takenId}/take`);
    const { _id: openId } = await friend.publish();
    await asker.request('POST', '/report/create', { body: { ...body, subjectId: openId } });
    const { body: started } = await startChat(owner, friend);
    const sent = await attach(friend, started.chat._id, Buffer.from('An offer.'), { name: 'offer.txt' });
    await owner.request('POST', '/report/create', {
      body: { subjectType: 'message', subjectId: sent.body.message.id, category: 'fraud' },
    });
    const fileReportId = await idOf();
    return {
      fileReportId,
      postId: (await friend.publish())._id,
      reportId: await idOf(),
      takenId,
      decisionId,
      appealedId,
    };
  },
  rows: {
    createReport: {
      call: ({ postId }) => [
        'POST',
        '/report/create',
        { body: { subjectType: 'post', subjectId: postId, category: 'spam' } },
      ],
      expected: everyMember(201),
    },
    listOwnReports: { call: () => ['GET', '/report/all'], expected: everyMember() },
    listOwnDecisions: { call: () => ['GET', '/decision/all'], expected: everyMember() },
    appealDecision: {
      call: ({ decisionId }) => ['POST', `/decision/${decisionId}/appeal`, { body: { text: 'It was not.' } }],
      expected: ownerAlone(404, 201),
    },
    listReports: { call: () => ['GET', '/admin/reports'], expected: staffAlone() },
    reviewReport: { call: ({ reportId }) => ['GET', `/admin/reports/${reportId}`], expected: staffAlone() },
    getReportFile: {
      call: ({ fileReportId }) => ['GET', `/admin/reports/${fileReportId}/file`],
      expected: staffAlone(),
    },
    takeReport: {
      call: ({ reportId }) => ['PUT', `/admin/reports/${reportId}/take`],
      expected: staffAlone(),
    },
    releaseReport: {
      call: ({ takenId }) => ['PUT', `/admin/reports/${takenId}/release`],
      expected: staffAlone(),
    },
    decideReport: {
      call: ({ reportId }) => [
        'PUT',
        `/admin/reports/${reportId}/decide`,
        { body: { outcome: 'warned', reason: 'Advertising.' } },
      ],
      expected: staffAlone(),
    },
    listAppeals: { call: () => ['GET', '/admin/appeals'], expected: administratorAlone() },
    decideAppeal: {
      call: ({ appealedId }) => [
        'PUT',
        `/admin/appeals/${appealedId}/decide`,
        { body: { outcome: 'overturned', reason: 'It was a quotation.' } },
      ],
      expected: administratorAlone(),
    },
  },
});
