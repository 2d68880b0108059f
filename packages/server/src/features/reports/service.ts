import type { ReportsTable } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { optionalText } from '../../platform/http/text-fields.ts';
import { newId } from '../../platform/identifiers.ts';
import { chatNotFound } from '../chats/refusals.ts';
import { commentNotFound } from '../comments/refusals.ts';
import { postNotFound } from '../posts/refusals.ts';
import { memberNotFound } from '../users/refusals.ts';
import { createReportRepository, type SubjectType } from './repository.ts';

const DETAILS = { multiline: true, atMost: 2000 };

const notFound = {
  post: postNotFound,
  comment: commentNotFound,
  member: memberNotFound,
  message: chatNotFound,
};

interface Draft {
  subjectType: SubjectType;
  subjectId: string;
  category: ReportsTable['category'];
  details?: string;
}

export function createReportService({ clock, database }: Dependencies) {
  const repository = createReportRepository(database);

  return {
    async create(actor: Actor, draft: Draft): Promise<{ isNew: boolean }> {
      const { subjectType, subjectId, category } = draft;
      const details = optionalText(draft.details, 'details', DETAILS);
      if (subjectType === 'member' && subjectId === actor.userId) {
        throw badRequest('You cannot report yourself.', undefined, 'report.self');
      }
      if (!(await repository.subjectExists(subjectType, subjectId))) throw notFound[subjectType]();
      const isNew = await repository.insert({
        id: newId(clock),
        reporter_id: actor.userId,
        subject_type: subjectType,
        subject_id: subjectId,
        category,
        details,
        status: 'open',
        created_at: clock.now(),
      });
      return { isNew };
    },
  };
}
