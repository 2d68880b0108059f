import { Button, ButtonLink, Field, Stack, Text, TextArea, Time } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { useApp, useMember } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import type { Parish } from './parishes.ts';
import { useParishes } from './use-parishes.ts';

type Step = 'report' | 'note' | 'withdraw';

/** Names the role of those who confirmed the page, not the person. Lists and stored answers do not have it. */
function confirmation(i18n: I18n, by: Parish['confirmedBy']): string {
  if (by === 'parish') return i18n._('Confirmed by the parish');
  if (by === 'diocese') return i18n._('Confirmed by the diocese');
  return i18n._('Last confirmed');
}

/** The date of the last confirmation, and a button with which members report an error. Visitors log in first. */
export function ParishCorrection({
  parish: { _id, title, confirmedAt, confirmedBy, isCorrectionReported },
}: {
  parish: Parish;
}) {
  const { i18n } = useLingui();
  const app = useApp();
  const isMember = useMember() !== null;
  const parishes = useParishes();
  const { showToast } = createToasts(app);
  const { pending: step, write } = useWrite<Step>();
  const [note, setNote] = useState('');
  const [isNoted, setNoted] = useState(false);

  const run = (next: Step, work: () => Promise<void>, message: string) =>
    write(
      next,
      async () => {
        await work();
        showToast(message);
      },
      i18n._('The staff could not be notified'),
    );
  const report = () =>
    run('report', () => parishes.reportCorrection(_id, ''), i18n._('Thank you. The staff will look at it.'));
  const withdraw = async () => {
    if (!(await run('withdraw', () => parishes.withdrawCorrection(_id), i18n._('You have withdrawn it.'))))
      return;
    setNote('');
    setNoted(false);
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = note.trim();
    if (text === '') return;
    const isSent = await run(
      'note',
      () => parishes.reportCorrection(_id, text),
      i18n._('Thank you for telling us.'),
    );
    if (isSent) setNoted(true);
  };

  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} justify="between" wrap>
        <Text size="sm" tone="muted">
          {confirmation(i18n, confirmedBy)} <Time format="date" value={confirmedAt} />
        </Text>
        {isMember ? null : (
          <ButtonLink
            aria-label={i18n._('Log in to report a mistake: {title}', { title })}
            href="/signin"
            size="sm"
            variant="ghost"
          >
            {i18n._('Report a mistake')}
          </ButtonLink>
        )}
        {!isMember || isCorrectionReported ? null : (
          <Button
            aria-label={i18n._('Report a mistake: {title}', { title })}
            loading={step === 'report'}
            onClick={() => void report()}
            size="sm"
            variant="ghost"
          >
            {i18n._('Report a mistake')}
          </Button>
        )}
      </Stack>
      {isCorrectionReported ? (
        <Stack gap={3}>
          <Stack direction="row" gap={3} justify="between" wrap>
            <Text size="sm">{i18n._('You reported a mistake here. The staff will look at it.')}</Text>
            <Button
              aria-label={i18n._('Undo: {title}', { title })}
              loading={step === 'withdraw'}
              onClick={() => void withdraw()}
              size="sm"
              variant="secondary"
            >
              {i18n._('Undo')}
            </Button>
          </Stack>
          {isNoted ? null : (
            <form onSubmit={(event) => void send(event)}>
              <Stack align="start" gap={2}>
                <Field label={i18n._('What is wrong?')} optional>
                  <TextArea
                    maxLength={500}
                    onChange={({ target }) => setNote(target.value)}
                    rows={2}
                    value={note}
                  />
                </Field>
                <Button
                  disabled={note.trim() === ''}
                  loading={step === 'note'}
                  size="sm"
                  type="submit"
                  variant="secondary"
                >
                  {i18n._('Tell the staff')}
                </Button>
              </Stack>
            </form>
          )}
        </Stack>
      ) : null}
    </Stack>
  );
}
