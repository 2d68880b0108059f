import type { ReportsTable } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { optionalText } from '../../platform/http/text-fields.ts';
import { newId } from '../../platform/identifiers.ts';
import { messageNotFound } from '../chats/refusals.ts';
import { commentNotFound } from '../comments/refusals.ts';
import { postNotFound } from '../posts/refusals.ts';
import { memberNotFound } from '../users/refusals.ts';
import { createReportRepository, type SubjectType } from './repository.ts';

const DETAILS = { multiline: true, atMost: 2000 };

const notFound = {
  post: postNotFound,
  comment: commentNotFound,
  member: memberNotFound,
};

interface Draft {
  subjectType: SubjectType;
  subjectId: string;
  category: ReportsTable['category'];
  details?: string;
}

export function createReportService({ clock, database }: Dependencies) {
  const repository = createReportRepository(database);

  /** What moderators could not see otherwise: of a chat they see what one of the two reports, and nothing else. */
  async function evidenceOf(actor: Actor, type: SubjectType, id: string): Promise<string | null> {
    if (type === 'message') {
      const evidence = await repository.evidenceOfMessage(actor.userId, id);
      if (evidence === null) throw messageNotFound();
      return evidence;
    }
    if (!(await repository.subjectExists(type, id))) throw notFound[type]();
    return null;
  }

  return {
    async create(actor: Actor, draft: Draft): Promise<{ isNew: boolean }> {
      const { subjectType, subjectId, category } = draft;
      const details = optionalText(draft.details, 'details', DETAILS);
      if (subjectType === 'member' && subjectId === actor.userId) {
        throw badRequest('You cannot report yourself.', undefined, 'report.self');
      }
      const evidence = await evidenceOf(actor, subjectType, subjectId);
      const isNew = await repository.insert({
        id: newId(clock),
        reporter_id: actor.userId,
        subject_type: subjectType,
        subject_id: subjectId,
        category,
        details,
        evidence,
        status: 'open',
        created_at: clock.now(),
      });
      return { isNew };
    },
  };
}
