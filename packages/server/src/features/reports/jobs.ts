import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/language.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish, type JobKind } from '../../platform/jobs/jobs.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { createNotifier } from '../notifications/index.ts';
import { recipientOf } from '../people/index.ts';
import { createCaseRepository, type ReportRow } from './case-repository.ts';
import { clearedChatsOf } from './cleared-chats.ts';
import { createDecisionRepository } from './decision-repository.ts';
import { overdueContent, safeguardingContent } from './mail-texts.ts';

type OfReport = JobKind<{ readonly reportId: string }>;
type OfReceiver = JobKind<{ readonly reportId: string; readonly userId: string }>;

/** The job that alerts the staff immediately if a report is about a minor or a vulnerable adult. */
export const safeguardingAlert: OfReport = jobKind('report.safeguarding');
/** The job that alerts the staff if a report was not decided in time. */
export const overdueAlert: OfReport = jobKind('report.overdue');

/** The job that deletes what a decision has removed from a group chat, once nobody can appeal any more. */
export const appealTimeOver: JobKind<{ readonly decisionId: string }> = jobKind('report.appeal-time-over');

/** An alert to the staff about an open report. */
interface Alert {
  readonly due: OfReport;
  readonly mail: OfReceiver;
  readonly kind: 'report_safeguarding' | 'report_overdue';
  readonly event: string;
  /**
   * Whether a reporter who is staff also gets the alert. Reporters already know of their new report, but not that a
   * report is overdue.
   */
  readonly isForReporter: boolean;
  readonly content: (language: Language, report: ReportRow) => MailContent;
}

const alerts: readonly Alert[] = [
  {
    due: safeguardingAlert,
    mail: jobKind('report.safeguarding-mail'),
    kind: 'report_safeguarding',
    event: 'safeguarding',
    isForReporter: false,
    content: (language, { id }) => safeguardingContent(language, id),
  },
  {
    due: overdueAlert,
    mail: jobKind('report.overdue-mail'),
    kind: 'report_overdue',
    event: 'overdue',
    isForReporter: true,
    content: (language, { id, category }) => overdueContent(language, id, category === 'safeguarding'),
  },
];

const nothingToWrite: Finish = async () => [];

export function handleReportJobs(dependencies: Dependencies): void {
  const { clock, database, jobs, mailer } = dependencies;
  const cases = createCaseRepository(database);
  const notifier = createNotifier(dependencies);
  const decisions = createDecisionRepository(database);
  const clearedChats = clearedChatsOf(dependencies);

  jobs.handle(appealTimeOver, async ({ decisionId }) => async (transaction) => {
    await decisions.lockRow(transaction, decisionId);
    const decision = await decisions.find(decisionId, transaction);
    // The decision of an open appeal restores or deletes them.
    if (decision?.appeal_state !== 'open') await clearedChats.forget(transaction, decisionId);
    return [];
  });

  async function receiversOf(report: ReportRow, isForReporter: boolean, reader?: Kysely<DatabaseSchema>) {
    const staff = await cases.staffFor(report, clock.now(), reader);
    return isForReporter ? staff : staff.filter(({ id }) => id !== report.reporter_id);
  }

  for (const { due, mail, kind, event, isForReporter, content } of alerts) {
    jobs.handle(due, async ({ reportId }) => async (transaction) => {
      const report = await cases.find(reportId, transaction);
      if (report?.status !== 'open') return [];
      const receivers = await receiversOf(report, isForReporter, transaction);
      for (const { id: userId } of receivers) {
        await jobs.add(transaction, mail, { key: `${reportId} ${userId}`, payload: { reportId, userId } });
      }
      return notifier.notify(
        transaction,
        ...receivers.map(({ id: userId }) => ({
          userId,
          kind,
          actorId: null,
          subjectId: reportId,
          excerpt: '',
          dedupeKey: `${event} ${reportId}`,
        })),
      );
    });

    jobs.handle(mail, async ({ reportId, userId }, { id }) => {
      const report = await cases.find(reportId);
      if (report?.status !== 'open') return nothingToWrite;
      const receivers = await receiversOf(report, isForReporter);
      const receiver = receivers.find((member) => member.id === userId);
      if (receiver === undefined) return nothingToWrite;
      await mailer.send({
        id,
        to: recipientOf(receiver),
        content: content(receiver.language, report),
      });
      return nothingToWrite;
    });
  }
}
