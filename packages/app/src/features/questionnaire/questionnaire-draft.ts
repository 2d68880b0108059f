import { emptyQuestionnaire, valuesOf, type QuestionnaireValues } from './questionnaire-schema.ts';

const key = 'questionnaire-draft';

interface DraftStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

export interface QuestionnaireDraft {
  /** The draft, or what is given where there is none. */
  read: (otherwise?: QuestionnaireValues) => QuestionnaireValues;
  keep: (values: QuestionnaireValues) => void;
  remove: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What one member has filled in so far; another member on the same device does not see it. */
export const questionnaireDraft = (storage: () => DraftStorage, memberId: string): QuestionnaireDraft => {
  const read = (otherwise = emptyQuestionnaire): QuestionnaireValues => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      if (!isRecord(kept) || kept['memberId'] !== memberId || !isRecord(kept['values'])) return otherwise;
      return valuesOf(kept['values']);
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
        // A full or denied storage costs the draft after a reload, not the form.
      }
    },
    remove: () => {
      try {
        storage().removeItem(key);
      } catch {
        // What could not be kept need not be removed.
      }
    },
  };
};
