import {
  Badge,
  Button,
  Card,
  Heading,
  InformationList,
  LinkedText,
  Stack,
  Text,
  Time,
} from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useProof } from '../../../forms/use-proof.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { adminKeys } from '../admin-keys.ts';

type Dispute = Schemas['Dispute'];

function DisputeBadge({ dispute: { answeredAt, dueAt } }: { dispute: Dispute }) {
  const { i18n } = useLingui();
  const [now] = useState(Date.now);
  if (answeredAt !== null) return <Badge tone="success">{i18n._('Answered')}</Badge>;
  return Date.parse(dueAt) < now ? (
    <Badge tone="danger">{i18n._('Overdue')}</Badge>
  ) : (
    <Badge tone="warning">{i18n._('Waiting for an answer')}</Badge>
  );
}

interface DisputeSectionProps {
  dispute: Dispute;
  /** The id of the disputed payment. */
  id: string;
  reference: string;
}

/** The member's dispute about a payment, and the answer. */
export function DisputeSection({ dispute, id, reference }: DisputeSectionProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const [isAnswering, setAnswering] = useState(false);
  const { proved, dialog } = useProof();
  const { text, createdAt, dueAt, answer, answeredAt } = dispute;

  const send = async (written: string) => {
    try {
      const payment = unwrap(
        await proved(() =>
          app.api.PUT('/admin/payments/{id}/dispute', {
            params: { path: { id } },
            body: { answer: written },
          }),
        ),
      );
      queryClient.setQueryData(adminKeys.one('payments', id), payment);
      showToast(i18n._('The dispute is answered.'));
    } finally {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    }
  };

  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {i18n._('The member disputes this payment')}
        </Heading>
        <Text dir="auto" multiline>
          <LinkedText>{text}</LinkedText>
        </Text>
        <InformationList
          items={[
            { term: i18n._('State'), value: <DisputeBadge dispute={dispute} /> },
            { term: i18n._('Received'), value: <Time format="datetime" value={createdAt} /> },
            ...(answeredAt === null
              ? [{ term: i18n._('Due'), value: <Time format="datetime" value={dueAt} /> }]
              : [
                  { term: i18n._('Answered on'), value: <Time format="datetime" value={answeredAt} /> },
                  { term: i18n._('Our answer'), value: answer },
                ]),
          ]}
        />
        {answeredAt === null ? (
          <Stack align="start">
            <Button onClick={() => setAnswering(true)}>{i18n._('Write an answer')}</Button>
          </Stack>
        ) : null}
      </Stack>
      {isAnswering ? (
        <ReasonDialog
          description={i18n._('It changes nothing about the payment: a refund is a step of its own.')}
          failure={i18n._('The answer could not be sent')}
          hint={i18n._('The member can read this in the settings and in an email. It can be sent only once.')}
          label={i18n._('Our answer')}
          missing={i18n._('Please write an answer.')}
          most={2000}
          name="answer"
          onClose={() => setAnswering(false)}
          send={send}
          submitLabel={i18n._('Send')}
          title={i18n._('Answer about {reference}', { reference })}
        />
      ) : null}
      {dialog}
    </Card>
  );
}
