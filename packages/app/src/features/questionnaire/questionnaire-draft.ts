import { isRecord } from '../../platform/is-record.ts';
import { emptyQuestionnaire, valuesOf, type QuestionnaireValues } from './questionnaire-schema.ts';

const key = 'questionnaire-draft';

interface DraftStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

export interface QuestionnaireDraft {
  /** The draft. If there is none, returns `otherwise`. */
  read: (otherwise?: QuestionnaireValues) => QuestionnaireValues;
  keep: (values: QuestionnaireValues) => void;
  remove: () => void;
}

/** One member's draft. Other members on the same device cannot see it. */
export const questionnaireDraft = (storage: () => DraftStorage, memberId: string): QuestionnaireDraft => {
  const read = (otherwise = emptyQuestionnaire): QuestionnaireValues => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      if (!isRecord(stored) || stored['memberId'] !== memberId || !isRecord(stored['values']))
        return otherwise;
      return valuesOf(stored['values']);
    } catch {
      return otherwise;
    }
  };
  return {
    read,
    keep: (values) => {
      try {
        storage().setItem(key, JSON.stringify({ memberId, values }));
      } catch {
        // If the storage is full or denied, only the draft is lost after a reload.
      }
    },
    remove: () => {
      try {
        storage().removeItem(key);
      } catch {
        // Storage is denied, so there is nothing to remove.
      }
    },
  };
};
