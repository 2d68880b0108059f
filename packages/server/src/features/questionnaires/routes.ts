import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { presentQuestionnaire } from './presenter.ts';
import { createQuestionnaireService } from './service.ts';

type QuestionnaireOperations =
  | 'listQuestionnaires'
  | 'getQuestionnaire'
  | 'createQuestionnaire'
  | 'updateQuestionnaire'
  | 'deleteQuestionnaire';

const COMPLETE = i18n._('Thank you, your registration is complete.');
const UPDATED = i18n._('Your answers have been updated.');

export function questionnaireRoutes(dependencies: Dependencies): Pick<Handlers, QuestionnaireOperations> {
  const service = createQuestionnaireService(dependencies);

  return {
    listQuestionnaires: async ({ actor, query }) => {
      const questionnaires = await service.list(actor, query.cursor);
      return {
        status: 200,
        body: { questionnaires: questionnaires.map(presentQuestionnaire), nextCursor: null },
      };
    },

    getQuestionnaire: async ({ actor, params }) => ({
      status: 200,
      body: { questionnaire: presentQuestionnaire(await service.read(actor, params.id)) },
    }),

    createQuestionnaire: async ({ actor, body }) => {
      const { isNew, questionnaire } = await service.create(actor, body);
      const answer = presentQuestionnaire(questionnaire);
      return isNew
        ? { status: 201, body: { message: COMPLETE, questionnaire: answer } }
        : { status: 200, body: { message: UPDATED, questionnaire: answer } };
    },

    updateQuestionnaire: {
      authorize: ({ actor, params }) => service.requireOwn(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: {
          message: UPDATED,
          questionnaire: presentQuestionnaire(await service.update(actor, params.id, body)),
        },
      }),
    },

    deleteQuestionnaire: async ({ actor, params }) => {
      await service.delete(actor, params.id);
      return {
        status: 200,
        body: { message: i18n._('Your answers have been deleted.') },
      };
    },
  };
}
