import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller, Community } from './community.ts';

type Schemas = components['schemas'];
type Thing = Pick<Schemas['ReportPayload'], 'subjectType' | 'subjectId'>;
export type StaffReply = Answer<Schemas['StaffReportAnswer'] & Schemas['ErrorAnswer']>;

/** Reports the subject, and returns the id of the new report. */
export async function report(
  { database }: Community,
  caller: Caller,
  thing: Thing,
  category: Schemas['ReportCategory'] = 'harassment',
): Promise<string> {
  await caller.request('POST', '/report/create', { body: { ...thing, category, details: 'Look at this.' } });
  const { id } = await database.read
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', caller.id)
    .where('subject_id', '=', thing.subjectId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

export const decide = (
  caller: Caller,
  id: string,
  /** The type is `object`, because some tests send bodies that the contract forbids. */
  body: object,
): Promise<StaffReply> => caller.request('PUT', `/admin/reports/${id}/decide`, { body });

export const review = (caller: Caller, id: string): Promise<StaffReply> =>
  caller.request('GET', `/admin/reports/${id}`);

export const hand = (caller: Caller, id: string, action: 'take' | 'release'): Promise<StaffReply> =>
  caller.request('PUT', `/admin/reports/${id}/${action}`);
