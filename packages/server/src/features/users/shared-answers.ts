import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { searchable } from '../../platform/text.ts';
import { readAudiences } from './details.ts';

type QuestionnairesTable = DatabaseSchema['questionnaires'];

/**
 * Returns the answers by which members of a parish or diocese find each other. Only answers that every member is
 * allowed to see are returned.
 */
export function sharedAnswers(
  audiences: string,
  answers: Pick<QuestionnairesTable, 'parish' | 'diocese'>,
): Pick<QuestionnairesTable, 'shared_parish' | 'shared_diocese'> {
  const { parish, diocese } = readAudiences(audiences);
  return {
    shared_parish: parish === 'members' ? searchable(answers.parish) : null,
    shared_diocese: diocese === 'members' ? searchable(answers.diocese) : null,
  };
}
