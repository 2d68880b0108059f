import type { ReportsTable } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { newId } from '../../platform/identifiers.ts';
import { cleanText } from '../../platform/text.ts';
import { commentNotFound } from '../comments/refusals.ts';
import { postNotFound } from '../posts/refusals.ts';
import { createReportRepository, type SubjectType } from './repository.ts';

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
      if (!(await repository.subjectExists(subjectType, subjectId))) {
        throw subjectType === 'post' ? postNotFound() : commentNotFound();
      }
      const isNew = await repository.insert({
        id: newId(clock),
        reporter_id: actor.userId,
        subject_type: subjectType,
        subject_id: subjectId,
        category,
        details: cleanText(draft.details ?? '', { multiline: true }),
        status: 'open',
        created_at: clock.now(),
      });
      return { isNew };
    },
  };
}
