import type { ApiClient } from '@parvis/api-client';
import { useEffect, useState } from 'react';
import { useApp, useMember } from '../../app-context.tsx';
import { emptyQuestionnaire, valuesOf, type QuestionnaireValues } from './questionnaire-schema.ts';

/** The member's earlier answers. They are empty if there are none or if they cannot be loaded. */
export const readAnswers = async (
  api: Pick<ApiClient, 'GET'>,
  memberId: string,
  signal: AbortSignal,
): Promise<QuestionnaireValues> => {
  try {
    const { data } = await api.GET('/questionnaire/{id}', { params: { path: { id: memberId } }, signal });
    return data === undefined ? emptyQuestionnaire : valuesOf(data.questionnaire);
  } catch {
    return emptyQuestionnaire;
  }
};

/** The member's earlier answers. They are empty until they have loaded. */
export function useSavedAnswers(): QuestionnaireValues {
  const { api } = useApp();
  const member = useMember();
  // Uses the state at mount, because the form must not reload when the member answers the questionnaire now.
  const [memberId] = useState(member?.questionnaireCompleted === true ? member._id : null);
  const [answers, setAnswers] = useState(emptyQuestionnaire);

  useEffect(() => {
    if (memberId === null) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const stored = await readAnswers(api, memberId, controller.signal);
      if (!controller.signal.aborted) setAnswers(stored);
    };
    void read();
    return () => {
      controller.abort();
    };
  }, [api, memberId]);

  return answers;
}
