import { Checkbox, Field, RadioGroup, TextArea, TextInput } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { FieldErrors } from '../../../platform/field-errors.ts';
import { readDays } from '../read-days.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { actionLabels, type Outcome } from './report-labels.tsx';

interface DecideDialogProps {
  /** The decisions that this member of the staff can make. */
  outcomes: readonly Outcome[];
  send: (body: Schemas['DecisionPayload']) => Promise<void>;
  onClose: () => void;
}

const consequences = (i18n: I18n): Record<Outcome, string> => ({
  dismissed: i18n._('Nothing changes. We tell the person who reported it that we looked at it.'),
  removed: i18n._('Only its author and the staff can see it now. The author may appeal.'),
  warned: i18n._('We tell the member why. Nothing is hidden.'),
  suspended: i18n._('Every session of the member ends at once, and the reported content is hidden.'),
  banned: i18n._('The member is banned, and the reported content is hidden.'),
});

const isMild = (outcome: Outcome | null): boolean =>
  outcome === null || outcome === 'dismissed' || outcome === 'warned';

/** Asks for a decision with its consequences in view, and for the details that this decision needs. */
export function DecideDialog({ outcomes, send, onClose }: DecideDialogProps) {
  const { i18n } = useLingui();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [days, setDays] = useState('7');
  const [note, setNote] = useState('');
  const [hideContent, setHideContent] = useState(false);
  const isRestricted = outcome === 'suspended' || outcome === 'banned';
  const isSuspension = outcome === 'suspended';

  const check = (): FieldErrors => ({
    ...(outcome === null ? { outcome: i18n._('Please choose a decision.') } : {}),
    ...(isSuspension && readDays(days) === null
      ? { days: i18n._('Please enter a whole number of days, from 1 to 365.') }
      : {}),
  });

  return (
    <ReasonDialog
      check={check}
      description={i18n._('We notify the member and the person who reported it.')}
      failure={i18n._('The report could not be decided')}
      hint={i18n._('The member can read this.')}
      label={i18n._('Reason')}
      name="reason"
      onClose={onClose}
      optional={outcome === 'dismissed'}
      renderFields={(errors) => (
        <>
          <RadioGroup
            error={errors['outcome']}
            label={i18n._('Decision')}
            onValueChange={(value) => setOutcome(outcomes.find((each) => each === value) ?? null)}
            options={outcomes.map((value) => ({
              value,
              label: actionLabels(i18n)[value],
              description: consequences(i18n)[value],
            }))}
            required
            value={outcome ?? ''}
          />
          {isSuspension ? (
            <Field label={i18n._('Days')} error={errors['days']}>
              <TextInput inputMode="numeric" onChange={(event) => setDays(event.target.value)} value={days} />
            </Field>
          ) : null}
          {isRestricted ? (
            <Checkbox
              checked={hideContent}
              label={i18n._('Hide everything the member has written and their profile for that time')}
              onChange={(event) => setHideContent(event.target.checked)}
            />
          ) : null}
          <Field
            description={i18n._('Only the staff can read this.')}
            error={errors['note']}
            label={i18n._('Note')}
            optional
          >
            <TextArea
              autoGrow
              maxLength={2000}
              onChange={(event) => setNote(event.target.value)}
              value={note}
            />
          </Field>
        </>
      )}
      send={async (reason) => {
        if (outcome === null) return;
        await send({
          outcome,
          reason,
          note: note.trim(),
          ...(isSuspension ? { days: readDays(days) ?? 0 } : {}),
          ...(isRestricted ? { hideContent } : {}),
        });
      }}
      submitLabel={outcome === null ? i18n._('Decide') : actionLabels(i18n)[outcome]}
      title={i18n._('Decide this report')}
      tone={isMild(outcome) ? 'primary' : 'danger'}
    />
  );
}
