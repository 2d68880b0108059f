import type { Flag } from '../../platform/database/schema.ts';

export interface QuestionnairesTable {
  id: string;
  user_id: string;
  catholic: 'Yes' | 'Yes (in RCIA)' | 'No';
  parish: string;
  diocese: string;
  rite: 'Western' | 'Eastern';
  rite_type: string;
  knight_of_columbus: Flag;
  knight_of_malta: Flag;
  favorite_saint: string;
  historical_figure: string;
  /** The parish without accents and in lower case, for comparisons. Null unless every member is allowed to see it. */
  shared_parish: string | null;
  shared_diocese: string | null;
  consented_at: number;
  created_at: number;
  updated_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    questionnaires: QuestionnairesTable;
  }
}
