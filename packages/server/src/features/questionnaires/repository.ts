import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { QuestionnairesTable } from './tables.ts';

type Write = Transaction<DatabaseSchema>;
export type Answers = Omit<QuestionnairesTable, 'id' | 'user_id' | 'created_at'>;

export function createQuestionnaireRepository({ read, write }: Database) {
  return {
    /** Locks the member and returns the audience of the answers, or null if the account was deleted. */
    async lockAudiences(transaction: Write, userId: string): Promise<string | null> {
      const user = await transaction
        .selectFrom('users')
        .select('audiences')
        .where('id', '=', userId)
        .forShare()
        .executeTakeFirst();
      return user?.audiences ?? null;
    },

    async findOfUser(userId: string): Promise<QuestionnairesTable | null> {
      const found = await read
        .selectFrom('questionnaires')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return found ?? null;
    },

    async find(id: string): Promise<QuestionnairesTable | null> {
      const found = await read
        .selectFrom('questionnaires')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return found ?? null;
    },

    /**
     * Stores the answers. If the member already has answers, replaces them and returns the existing row with its old
     * id.
     */
    upsert(transaction: Write, questionnaire: QuestionnairesTable): Promise<QuestionnairesTable> {
      const { id, user_id, created_at, ...answers } = questionnaire;
      return transaction
        .insertInto('questionnaires')
        .values({ id, user_id, created_at, ...answers })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(answers))
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    async update(transaction: Write, id: string, answers: Answers): Promise<QuestionnairesTable | null> {
      const updated = await transaction
        .updateTable('questionnaires')
        .set(answers)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return updated ?? null;
    },

    async delete(id: string): Promise<void> {
      await write.deleteFrom('questionnaires').where('id', '=', id).execute();
    },
  };
}
