import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { createNotifier } from '../notifications/notifier.ts';
import { createCaseRepository } from './case-repository.ts';
import { overdueContent } from './words.ts';

/** Due when a report should have been decided. */
export const overdueAlert = jobKind<{ readonly reportId: string }>('report.overdue');
const overdueMail = jobKind<{ readonly reportId: string; readonly userId: string }>('report.overdue-mail');

const nothingToWrite: Finish = async () => [];

export function handleReportJobs(dependencies: Dependencies): void {
  const { clock, database, jobs, mailer } = dependencies;
  const cases = createCaseRepository(database);
  const notifier = createNotifier(dependencies);

  jobs.handle(overdueAlert, async ({ reportId }) => async (transaction) => {
    const report = await cases.find(reportId, transaction);
    if (report?.status !== 'open') return [];
    const staff = await cases.staffFor(report, clock.now(), transaction);
    for (const { id: userId } of staff) {
      await jobs.add(transaction, overdueMail, {
        key: `${reportId} ${userId}`,
        payload: { reportId, userId },
      });
    }
    return notifier.notify(
      transaction,
      ...staff.map(({ id: userId }) => ({
        userId,
        kind: 'report_overdue' as const,
        actorId: null,
        subjectId: reportId,
        excerpt: '',
        cause: `overdue ${reportId}`,
      })),
    );
  });

  jobs.handle(overdueMail, async ({ reportId, userId }, { id }) => {
    const report = await cases.find(reportId);
    if (report?.status !== 'open') return nothingToWrite;
    const staff = await cases.staffFor(report, clock.now());
    const receiver = staff.find((member) => member.id === userId);
    if (receiver === undefined) return nothingToWrite;
    const { email, first_name, last_name, language } = receiver;
    await mailer.send({
      id,
      to: { name: `${first_name} ${last_name}`, address: email },
      content: overdueContent(language, reportId, report.category === 'safeguarding'),
    });
    return nothingToWrite;
  });
}
