import type { components } from '@parvis/api-client/contract';
import type { QuestionnairesTable } from './tables.ts';

type Questionnaire = components['schemas']['Questionnaire'];

export function presentQuestionnaire(row: QuestionnairesTable): Questionnaire {
  return {
    _id: row.id,
    userId: row.user_id,
    catholic: row.catholic,
    parish: row.parish,
    diocese: row.diocese,
    rite: row.rite,
    riteType: row.rite_type,
    knightOfColumbus: row.knight_of_columbus === 1,
    knightOfMalta: row.knight_of_malta === 1,
    favoriteSaint: row.favorite_saint,
    historicalFigure: row.historical_figure,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
