import type { ApiClient } from '@parvis/api-client';
import { useEffect, useState } from 'react';
import { useActorState, useApp, useMember } from '../../app-context.tsx';
import { emptyQuestionnaire, valuesOf, type QuestionnaireValues } from './questionnaire-schema.ts';

/** What the member answered before. Who has not answered yet, or cannot be asked about now, begins anew. */
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

/** The member's earlier answers; the empty ones until they are there. */
export function useKeptAnswers(): QuestionnaireValues {
  const { api, registration } = useApp();
  const memberId = useMember()?._id;
  // Who is registering has not answered yet.
  const isNew = useActorState(registration, (snapshot) => snapshot.context.pending);
  const [kept, setKept] = useState({ memberId, answers: emptyQuestionnaire });

  useEffect(() => {
    if (memberId === undefined || isNew) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const answers = await readAnswers(api, memberId, controller.signal);
      if (!controller.signal.aborted) setKept({ memberId, answers });
    };
    void read();
    return () => {
      controller.abort();
    };
  }, [api, memberId, isNew]);

  return kept.memberId === memberId ? kept.answers : emptyQuestionnaire;
}
