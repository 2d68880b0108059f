import {
  Button,
  DialogContent,
  DialogFooter,
  DialogRoot,
  InformationList,
  Link,
  Time,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { adminKeys } from '../admin-keys.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { dueAt } from './contact-due.ts';
import { contactKindLabels, type Contact } from './contact-labels.tsx';

interface ContactDialogProps {
  contact: Contact;
  onClose: () => void;
}

function ContactDetails({ contact }: { contact: Contact }) {
  const { i18n } = useLingui();
  const { answer, createdAt, email, message } = contact;
  const due = dueAt(contact);
  return (
    <InformationList
      items={[
        {
          term: i18n._('Email'),
          value: (
            <Link href={`mailto:${encodeURIComponent(email)}`} standalone>
              {email}
            </Link>
          ),
        },
        { term: i18n._('Sent'), value: <Time format="datetime" value={createdAt} /> },
        ...(due === null
          ? []
          : [{ term: i18n._('Answer by'), value: <Time format="datetime" value={due} /> }]),
        { term: i18n._('Message'), value: message },
        ...(answer === null
          ? []
          : [
              { term: i18n._('Answered by'), value: answer.by },
              { term: i18n._('Answered'), value: <Time format="datetime" value={answer.at} /> },
              ...(answer.note === '' ? [] : [{ term: i18n._('Note'), value: answer.note }]),
            ]),
      ]}
    />
  );
}

/** The full text of a contact message. An open message can be marked as answered. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const kind = contactKindLabels(i18n)[contact.kind];

  if (contact.answer !== null)
    return (
      <DialogRoot open onOpenChange={(open) => !open && onClose()}>
        <DialogContent description={kind} size="sm" title={contact.name}>
          <ContactDetails contact={contact} />
          <DialogFooter>
            <Button onClick={onClose} variant="secondary">
              {i18n._('Close')}
            </Button>
          </DialogFooter>
        </DialogContent>
      </DialogRoot>
    );

  const mark = async (note: string) => {
    try {
      const params = { path: { id: contact._id } };
      unwrap(await app.api.PUT('/admin/contact/{id}/answer', { params, body: { note } }));
      showToast(i18n._('The message is marked as answered.'));
    } finally {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    }
  };
  return (
    <ReasonDialog
      description={kind}
      failure={i18n._('The message could not be marked')}
      hint={i18n._('How it was answered. Only the staff can read this.')}
      label={i18n._('Note')}
      name="note"
      onClose={onClose}
      optional
      renderFields={() => <ContactDetails contact={contact} />}
      send={mark}
      submitLabel={i18n._('Mark as answered')}
      title={contact.name}
    />
  );
}
