import { Badge } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';

export type StaffDecision = Schemas['StaffDecision'];
export type Verdict = Schemas['AppealDecisionPayload']['outcome'];
type AppealState = Schemas['AppealState'];

export const verdicts = ['overturned', 'upheld'] as const;

const stateLabels = (i18n: I18n): Record<AppealState, string> => ({
  open: i18n._('Open'),
  upheld: i18n._('Upheld'),
  overturned: i18n._('Reversed'),
});

/** The names of the verdicts, worded as actions. */
export const verdictLabels = (i18n: I18n): Record<Verdict, string> => ({
  overturned: i18n._('Reverse the decision'),
  upheld: i18n._('Keep the decision'),
});

const tones = { open: 'warning', upheld: 'neutral', overturned: 'success' } as const;

export function AppealBadge({ state }: { state: AppealState }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[state]}>{stateLabels(i18n)[state]}</Badge>;
}
