import { Badge, Button, LinkedText, Stack, Text, Time } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { lazyValue } from '../../platform/lazy-value.ts';
import { createToasts } from '../../platform/toasts.ts';
import type { Payment } from './payment-cache.ts';
import { usePlanCalls } from './use-plans.ts';

/** Loads the form on demand, because disputes are rare. */
const form = lazyValue(() => import('../../forms/reason-dialog.tsx'));

function Dispute({
  dispute: { text, createdAt, dueAt, answer, answeredAt },
}: {
  dispute: Schemas['Dispute'];
}) {
  const { i18n } = useLingui();
  return (
    <Stack gap={2}>
      <Stack align="center" direction="row" gap={2} wrap>
        <Badge tone={answeredAt === null ? 'warning' : 'info'}>
          {answeredAt === null ? i18n._('Disputed') : i18n._('Dispute answered')}
        </Badge>
        <Text as="span" size="sm" tone="muted">
          <Time format="date" value={answeredAt ?? createdAt} />
        </Text>
      </Stack>
      <Text dir="auto" multiline tone="muted">
        <LinkedText>{text}</LinkedText>
      </Text>
      {answeredAt === null ? (
        <Text size="sm">
          {i18n._('We will look into it and answer by {date}.', {
            date: i18n.date(dueAt, { dateStyle: 'long' }),
          })}
        </Text>
      ) : (
        <Stack gap={1}>
          <Text size="sm" weight="medium">
            {i18n._('Our answer')}
          </Text>
          <Text dir="auto" multiline>
            <LinkedText>{answer}</LinkedText>
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

/** The member's dispute about a payment: the form to open one, and its outcome. */
export function PaymentDispute({ payment }: { payment: Payment }) {
  const { i18n } = useLingui();
  const app = useApp();
  const calls = usePlanCalls();
  const { showToast, showErrorToast } = createToasts(app);
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof form.get>> | null>(null);
  const { _id: id, dispute, reference } = payment;

  const open = async () => {
    try {
      setOpened(await form.retry());
    } catch (error) {
      showErrorToast(error, i18n._('Please check your connection and try again.'));
    }
  };

  if (dispute !== undefined) return <Dispute dispute={dispute} />;
  return (
    <>
      <Button onClick={() => void open()} size="sm" variant="secondary">
        {i18n._('Dispute this payment')}
      </Button>
      {opened === null ? null : (
        <opened.ReasonDialog
          description={i18n._(
            'You can do this for 30 days from the confirmation. We look into it and answer you here and by email.',
          )}
          failure={i18n._('The dispute could not be sent')}
          hint={i18n._('Tell us what happened and what you would like. You can send this only once.')}
          label={i18n._('Problem')}
          missing={i18n._('Please write what is wrong.')}
          most={2000}
          name="text"
          onClose={() => setOpened(null)}
          send={async (text) => {
            await calls.dispute(id, text);
            showToast(i18n._('The dispute was sent.'));
          }}
          submitLabel={i18n._('Send')}
          title={i18n._('Dispute the payment {reference}', { reference })}
        />
      )}
    </>
  );
}
