import { Badge, Stack, Text, Time } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { dueAt } from './contact-due.ts';

export type Contact = Schemas['Contact'];
/** `isLate` is computed when the message is loaded. */
export type ReadContact = Contact & { isLate: boolean };

export const contactStates = ['open', 'answered'] as const;
export const contactKinds = ['question', 'problem', 'privacy'] as const;

export const contactStateLabels = (i18n: I18n): Record<Contact['state'], string> => ({
  open: i18n._('Unanswered'),
  answered: i18n._('Answered'),
});

export const contactKindLabels = (i18n: I18n): Record<Contact['kind'], string> => ({
  question: i18n._('Question'),
  problem: i18n._('Problem'),
  privacy: i18n._('Privacy request'),
});

/** The state of a message, and the deadline of a privacy request. */
export function ContactBadge({ contact }: { contact: ReadContact }) {
  const { i18n } = useLingui();
  if (contact.answer !== null) return <Badge tone="success">{i18n._('Answered')}</Badge>;
  const due = dueAt(contact);
  if (due === null) return <Badge tone="warning">{i18n._('Unanswered')}</Badge>;
  if (contact.isLate) return <Badge tone="danger">{i18n._('Overdue')}</Badge>;
  return (
    <Stack align="start" as="span" gap={1}>
      <Badge tone="warning">{i18n._('Unanswered')}</Badge>
      <Text as="span" size="sm" tone="muted">
        {i18n._('Answer by')} <Time format="datetime" value={due} />
      </Text>
    </Stack>
  );
}
