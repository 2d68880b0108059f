import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { ReportsTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { renderingsOf } from '../../platform/files/renderings.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { createAudit } from '../audit/index.ts';
import { type Conditions, type Delivery, fileNotFound, sendBytes } from '../files/index.ts';
import { headerTypeOf, headersOf } from '../messages/index.ts';
import { createMemberRestrictions } from '../staff/index.ts';
import {
  createCaseRepository,
  type ReportFilter,
  type ReportPlace,
  type ReportRow,
} from './case-repository.ts';
import { createDecisionRepository } from './decision-repository.ts';
import {
  chatMembersOf,
  earlierMessagesOf,
  formerTextsOf,
  isForwarded,
  quotingSnapshotOf,
  storedFileOf,
} from './evidence.ts';
import { isAbout, mayRelease, mayTake, outcomesFor, reportPolicy } from './policy.ts';
import {
  presentOwnReport,
  presentReportedFile,
  presentStaffDecision,
  presentStaffReport,
} from './presenter.ts';
import { reportNotFound, reportState } from './errors.ts';
import { createReportedChats } from './reported-chats.ts';
import { createReportRepository } from './repository.ts';

type Schemas = components['schemas'];

/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';

interface ListOptions extends Omit<ReportFilter, 'viewerId'> {
  readonly sort: ReportPlace['sort'];
  readonly limit: number;
  readonly cursor: string | undefined;
}

export const lineOf = (action: string, id: string) => ({
  action: `report.${action}`,
  subject: { type: 'report' as const, id },
});

/** Returns the most serious category. It decides who is allowed to dismiss all reports about a subject. */
export const mostSeriousOf = (categories: readonly ReportsTable['category'][]): ReportsTable['category'] =>
  categories.find((category) => category === 'safeguarding') ?? categories[0] ?? 'other';

/** Creates the service that shows reports to staff and assigns them to handlers. */
export function createCases(dependencies: Dependencies) {
  const { clock, database, files, secrets } = dependencies;
  const repository = createCaseRepository(database);
  const decisions = createDecisionRepository(database);
  const subjects = createReportRepository(database);
  const chats = createReportedChats(database);
  const memberRestrictions = createMemberRestrictions(dependencies);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  async function currentOf(actor: Actor, { subject_type, subject_id }: ReportRow) {
    if (subject_type === 'message') return null;
    if (subject_type === 'group_chat') return chats.current(subject_id);
    const published = await subjects.published(actor.userId, subject_type, subject_id);
    return published === null ? null : { title: published.title, text: published.content };
  }

  async function find(actor: Actor, id: string, reader?: Transaction<DatabaseSchema>): Promise<ReportRow> {
    const row = await repository.find(id, reader);
    if (row === null || isAbout(actor, row)) throw reportNotFound();
    return row;
  }

  async function answer(actor: Actor, id: string): Promise<Schemas['StaffReportAnswer']> {
    const row = await find(actor, id);
    const now = clock.now();
    const { member_id: memberId, decision_id: decisionId } = row;
    const [current, others, decision, earlier, member] = await Promise.all([
      currentOf(actor, row),
      repository.others(row),
      decisionId === null ? null : decisions.find(decisionId),
      memberId === null ? [] : decisions.about(memberId, decisionId),
      memberRestrictions.find(memberId),
    ]);
    const open = [row, ...others].filter(({ status }) => status === 'open');
    const category = mostSeriousOf(open.map((each) => each.category));
    const file = storedFileOf(row);
    const chatMembers = chatMembersOf(row);
    return {
      report: presentStaffReport(row, now),
      snapshot: quotingSnapshotOf(row),
      ...(isForwarded(row) ? { forwarded: true } : {}),
      formerTexts: formerTextsOf(row),
      earlierMessages: earlierMessagesOf(row),
      file: file === null ? null : presentReportedFile(file),
      ...(chatMembers === undefined ? {} : { chatMembers }),
      current,
      decision: decision === null ? null : presentStaffDecision(actor, decision),
      // The moderators of a group can change between two reports, so each report is checked separately.
      others: others.filter((other) => !isAbout(actor, other)).map((other) => presentStaffReport(other, now)),
      earlier: earlier.map((each) => presentStaffDecision(actor, each)),
      abilities: {
        take: mayTake(actor, row),
        release: mayRelease(actor, row),
        outcomes: outcomesFor(
          actor,
          { ...row, category },
          { isThere: member !== null, ...memberRestrictions.abilities(actor, member) },
        ),
      },
    };
  }

  async function requireDecidable(actor: Actor, id: string): Promise<void> {
    audit.require(actor, reportPolicy.decide);
    await find(actor, id);
  }

  /** Assigns all open reports about the same subject to a handler, or removes their handler. */
  async function hand(
    actor: Actor,
    id: string,
    action: 'take' | 'release',
    change: (row: ReportRow) => { readonly isAllowed: boolean; readonly handlerId: string | null },
  ): Promise<Schemas['StaffReportAnswer']> {
    const line = lineOf(action, id);
    return audit.attempt(actor, line, reportPolicy[action], async () => {
      const known = await find(actor, id);
      await database.transaction(async (transaction) => {
        const open = await repository.lockOpen(transaction, known);
        const { isAllowed, handlerId } = change(await find(actor, id, transaction));
        if (!isAllowed) throw reportState();
        await repository.setHandler(
          transaction,
          open.map((each) => each.id),
          handlerId,
        );
        await audit.record(transaction, actor, line, {});
      });
      return answer(actor, id);
    });
  }

  return {
    answer,
    find,
    requireDecidable,

    async list(actor: Actor, { sort, limit, cursor, ...filter }: ListOptions) {
      const line = { action: 'report.list', subject: null };
      return audit.attempt(actor, line, reportPolicy.review, async () => {
        const scope = `reports ${JSON.stringify([filter, sort])}`;
        const [rank = '0', id = ''] = cursor === undefined ? [] : cursors.decode(cursor, scope).split(' ');
        const after = cursor === undefined ? null : { rank: Number(rank), id };
        const now = clock.now();
        const rows = await repository.page(
          { ...filter, viewerId: actor.userId },
          { sort, limit: limit + 1, after },
          now,
        );
        const page = rows.slice(0, limit);
        const last = rows.length > limit ? page.at(-1) : undefined;
        return {
          reports: page.map((row) => presentStaffReport(row, now)),
          nextCursor: last === undefined ? null : cursors.encode(`${last.rank} ${last.id}`, scope),
        };
      });
    },

    read: (actor: Actor, id: string): Promise<Schemas['StaffReportAnswer']> =>
      audit.attempt(actor, lineOf('read', id), reportPolicy.review, () => answer(actor, id)),

    /** Delivers the attachment of a reported message. A picture is delivered in its largest size. */
    file: (actor: Actor, id: string, conditions: Conditions): Promise<Delivery<string>> =>
      audit.attempt(actor, lineOf('file', id), reportPolicy.file, async () => {
        const file = storedFileOf(await find(actor, id));
        if (file === null) throw fileNotFound();
        const { width, height, kind, contentType, name } = file;
        const widest = width === null || height === null ? undefined : renderingsOf(width, height).at(-1);
        const variant = kind === 'image' ? (widest?.variant ?? 'original') : 'original';
        return sendBytes(
          files,
          {
            key: fileKey(file.id, variant),
            contentType: headerTypeOf(contentType),
            tag: `"${file.id}-${variant}"`,
            headers: headersOf(kind, contentType, name),
          },
          conditions,
        );
      }),

    take: (actor: Actor, id: string) =>
      hand(actor, id, 'take', (row) => ({
        // Taking a report that the actor already has changes nothing.
        isAllowed: mayTake(actor, row) || (row.status === 'open' && row.handler_id === actor.userId),
        handlerId: actor.userId,
      })),

    release: (actor: Actor, id: string) =>
      hand(actor, id, 'release', (row) => ({ isAllowed: mayRelease(actor, row), handlerId: null })),

    async listOwn({ userId }: Actor, limit: number, cursor: string | undefined) {
      const scope = `reports of ${userId}`;
      const before = cursor === undefined ? LAST : cursors.decode(cursor, scope);
      const { page, last } = pageOf(await repository.ofReporter(userId, limit + 1, before), limit);
      return {
        reports: page.map(presentOwnReport),
        nextCursor: last === null ? null : cursors.encode(last, scope),
      };
    },
  };
}
