import type { components } from '@parvis/api-client/contract';
import type { QuestionnairesTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { badRequest, notFound, unauthorized, type AppError } from '../../platform/http/errors.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import { createAccounts, sharedAnswers } from '../users/index.ts';
import { questionnairePolicy } from './policy.ts';
import { createQuestionnaireRepository, type Answers } from './repository.ts';
import { riteFits, wrongRiteType } from './rites.ts';

type Payload = components['schemas']['QuestionnairePayload'];

const LIST = 'questionnaires';
const LINE = { multiline: false, atMost: 200 };

function questionnaireNotFound(): AppError {
  return notFound('questionnaire.not-found', i18n._('There is no questionnaire here.'));
}

function answersOf(payload: Payload, now: number): Omit<Answers, 'shared_parish' | 'shared_diocese'> {
  if (!riteFits(payload.rite, payload.riteType)) {
    const message = wrongRiteType[payload.rite];
    throw badRequest(undefined, [{ path: 'riteType', message }]);
  }
  const line = (path: 'parish' | 'diocese' | 'favoriteSaint' | 'historicalFigure') =>
    requiredText(payload[path], path, LINE);
  return {
    catholic: payload.catholic,
    parish: line('parish'),
    diocese: line('diocese'),
    rite: payload.rite,
    rite_type: payload.riteType,
    knight_of_columbus: payload.knightOfColumbus ? 1 : 0,
    knight_of_malta: payload.knightOfMalta ? 1 : 0,
    favorite_saint: line('favoriteSaint'),
    historical_figure: line('historicalFigure'),
    // The member consents to the storage by sending the answers.
    consented_at: now,
    updated_at: now,
  };
}

export function createQuestionnaireService(dependencies: Dependencies) {
  const { announcer, clock, database, secrets } = dependencies;
  const accounts = createAccounts(dependencies);
  const repository = createQuestionnaireRepository(database);
  const cursors = createCursors(secrets.key('cursors'));

  async function requireOwn(actor: Actor, id: string): Promise<void> {
    const questionnaire = await repository.find(id);
    if (questionnaire === null || !questionnairePolicy.update(actor, questionnaire)) {
      throw questionnaireNotFound();
    }
  }

  return {
    /**
     * Returns the member's own answers, if there are any. There is at most one row, so the second page is always
     * empty.
     */
    async list(actor: Actor, cursor: string | undefined): Promise<QuestionnairesTable[]> {
      if (cursor !== undefined) {
        cursors.decode(cursor, LIST);
        return [];
      }
      const own = await repository.findOfUser(actor.userId);
      return own === null ? [] : [own];
    },

    async read(actor: Actor, userId: string): Promise<QuestionnairesTable> {
      if (!questionnairePolicy.view(actor, { user_id: userId })) throw questionnaireNotFound();
      const questionnaire = await repository.findOfUser(userId);
      if (questionnaire === null) throw questionnaireNotFound();
      return questionnaire;
    },

    async create(actor: Actor, payload: Payload) {
      const now = clock.now();
      const id = newId(clock);
      const answers = answersOf(payload, now);
      const questionnaire = await database.transaction(async (transaction) => {
        const audiences = await repository.lockAudiences(transaction, actor.userId);
        if (audiences === null) throw unauthorized();
        return repository.upsert(transaction, {
          ...answers,
          ...sharedAnswers(audiences, answers),
          id,
          user_id: actor.userId,
          created_at: now,
        });
      });
      announcer.announce([accounts.changed(actor.userId)]);
      return { isNew: questionnaire.id === id, questionnaire };
    },

    requireOwn,

    async update(actor: Actor, id: string, payload: Payload): Promise<QuestionnairesTable> {
      const answers = answersOf(payload, clock.now());
      await requireOwn(actor, id);
      const questionnaire = await database.transaction(async (transaction) => {
        const audiences = await repository.lockAudiences(transaction, actor.userId);
        if (audiences === null) return null;
        return repository.update(transaction, id, { ...answers, ...sharedAnswers(audiences, answers) });
      });
      if (questionnaire === null) throw questionnaireNotFound();
      announcer.announce([accounts.changed(actor.userId)]);
      return questionnaire;
    },

    async delete(actor: Actor, id: string): Promise<void> {
      await requireOwn(actor, id);
      await repository.delete(id);
      announcer.announce([accounts.changed(actor.userId)]);
    },
  };
}
