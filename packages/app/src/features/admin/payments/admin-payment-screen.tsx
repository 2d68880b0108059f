import {
  Button,
  Card,
  Heading,
  InformationList,
  Link,
  LinkedText,
  Stack,
  Text,
  Time,
} from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { useIdInPath } from '../../../router/id-in-path.ts';
import { AdminDetail, useAdminOne } from '../admin-detail.tsx';
import { AdminPage } from '../admin-page.tsx';
import { money } from '../money.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { DisputeSection } from './dispute-section.tsx';
import { payerOf, paymentActions, PaymentStateBadge, planOf, type PaymentAction } from './payment-labels.tsx';

const stated = (text: string) => (text === '' ? undefined : text);

function Step({ step }: { step: Schemas['StaffPaymentStep'] }) {
  const { i18n } = useLingui();
  const nobody = step.state === 'requested' ? i18n._('A member who has left') : i18n._('The server');
  return (
    <Card as="article">
      <Stack gap={2}>
        <Stack direction="row" gap={2} wrap>
          <PaymentStateBadge state={step.state} />
          <Text as="span">
            <Time format="datetime" value={step.at} />
          </Text>
        </Stack>
        <Text tone="muted">{step.actor ?? nobody}</Text>
        {step.note === '' ? null : (
          <Text dir="auto" multiline>
            <LinkedText>{step.note}</LinkedText>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Payment({ payment }: Schemas['StaffPaymentAnswer']) {
  const { i18n } = useLingui();
  const [action, setAction] = useState<PaymentAction | null>(null);
  const { member, payer } = payment;
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={4}>
          <InformationList
            items={[
              { term: i18n._('State'), value: <PaymentStateBadge state={payment.state} /> },
              { term: i18n._('Amount'), value: money(i18n, payment.amount) },
              { term: i18n._('Plan'), value: planOf(i18n, payment) },
              {
                term: i18n._('Member'),
                value:
                  member === null ? (
                    payerOf(i18n, payment)
                  ) : (
                    <Link href={`/admin/members/${member._id}`} standalone>
                      {payerOf(i18n, payment)}
                    </Link>
                  ),
              },
              { term: i18n._('Name of the payer'), value: stated(payer.fullName) },
              { term: i18n._('Registered contact'), value: stated(payer.contact) },
              { term: i18n._('Note of the payer'), value: stated(payer.reference) },
              { term: i18n._('Requested'), value: <Time format="datetime" value={payment.createdAt} /> },
              { term: i18n._('Expires'), value: <Time format="datetime" value={payment.expiresAt} /> },
            ]}
          />
          <Stack direction="row" gap={3} wrap>
            {paymentActions(i18n, payment).map(({ action: one, label, tone }) => (
              <Button
                key={one}
                onClick={() => setAction(one)}
                variant={tone === 'danger' ? 'danger' : 'primary'}
              >
                {label}
              </Button>
            ))}
          </Stack>
        </Stack>
      </Card>
      {payment.dispute === undefined ? null : (
        <DisputeSection dispute={payment.dispute} id={payment._id} reference={payment.reference} />
      )}
      <Stack as="section" gap={3}>
        <Heading level={2} size="md">
          {i18n._('History')}
        </Heading>
        {payment.history.map((step) => (
          <Step key={`${step.state} ${step.at}`} step={step} />
        ))}
      </Stack>
      {action === null ? null : (
        <PaymentDialog action={action} onClose={() => setAction(null)} payment={payment} />
      )}
    </Stack>
  );
}

/** A payment with its history. */
export function AdminPaymentScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const id = useIdInPath() ?? '';
  const query = useAdminOne({
    area: 'payments',
    id,
    read: async (signal) =>
      unwrap(await api.GET('/admin/payments/{id}', { params: { path: { id } }, signal })),
  });
  return (
    <AdminPage title={query.data?.payment.reference ?? i18n._('Payment')}>
      <Link href="/admin/payments" standalone>
        {i18n._('All payments')}
      </Link>
      <AdminDetail
        failure={i18n._('The payment could not be loaded')}
        notFoundText={i18n._('This payment does not exist.')}
        query={query}
      >
        {(answer) => <Payment {...answer} />}
      </AdminDetail>
    </AdminPage>
  );
}
