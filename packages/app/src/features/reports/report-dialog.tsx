import {
  Button,
  Checkbox,
  DialogContent,
  DialogFooter,
  DialogRoot,
  Field,
  RadioGroup,
  Stack,
  TextArea,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';
import { useRef, useState, type SubmitEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { createToasts } from '../../platform/toasts.ts';
import { AuthoritiesForMembers } from './authorities-first.tsx';
import { categories, categoryLabels, type ReportCategory } from './report-labels.ts';
import { useWrite } from '../../platform/use-write.ts';

type Report = Schemas['ReportPayload'];
type ReportSubject = Pick<Report, 'subjectType' | 'subjectId'>;
type ReportDialogProps = { subject: ReportSubject; onClose: () => void };

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
/** Focuses the new content and scrolls to its beginning, because the previous content can have been scrolled down. */
const beginReading = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  // Scrolls the dialog itself, because scrollIntoView would put the content under the dialog's title.
  element?.closest('[role=dialog]')?.scrollTo({ top: 0 });
};

/**
 * Stays open until the member closes it. A member who fears for a child must have time to read the numbers and call.
 */
function SafeguardingSent({ onClose }: Pick<ReportDialogProps, 'onClose'>) {
  const { i18n } = useLingui();
  return (
    <>
      {/* The first link does not get the focus, because a second press of Enter would start a call. */}
      <AuthoritiesForMembers ref={beginReading} tabIndex={-1} />
      <DialogFooter>
        <Button onClick={onClose}>{i18n._('Close')}</Button>
      </DialogFooter>
    </>
  );
}

export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const { showToast } = createToasts(app);
  const [category, setCategory] = useState<ReportCategory>();
  const [isMissing, setMissing] = useState(false);
  const [details, setDetails] = useState('');
  const [sendsEarlier, setSendsEarlier] = useState(true);
  const isMessage = subject.subjectType === 'message';
  const { pending, write } = useWrite<'send'>();
  const isSending = pending !== null;
  const [sent, setSent] = useState<'new' | 'again'>();
  const reasons = useRef<HTMLFieldSetElement>(null);
  const leave = useDiscardGuard(sent === undefined && details.trim() !== '', onClose);

  const titles = {
    post: i18n._('Report this post'),
    comment: i18n._('Report this comment'),
    member: i18n._('Report this member'),
    message: i18n._('Report this message'),
    listing: i18n._('Report this listing'),
    group: i18n._('Report this group'),
    group_chat: i18n._('Report this chat'),
  };
  const descriptions = {
    unsent: i18n._('Our moderators read every report. Nobody else learns who sent it.'),
    new: i18n._('Thank you. Our moderators will review it within 24 hours.'),
    again: i18n._('You have already reported this. We are looking at it.'),
  };
  const words = categoryLabels(i18n);
  const options = categories.map((value) => ({ value, label: words[value] }));

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (category === undefined) {
      setMissing(true);
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    await write(
      'send',
      async () => {
        const body = {
          ...subject,
          category,
          details: details.trim(),
          ...(isMessage ? { withEarlierMessages: sendsEarlier } : {}),
        };
        const answer = await app.api.POST('/report/create', { body });
        const { message } = unwrap(answer);
        if (category === 'safeguarding') {
          setSent(answer.response.status === 201 ? 'new' : 'again');
          return;
        }
        showToast(message);
        onClose();
      },
      i18n._('The report could not be sent'),
    );
  }

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        title={sent === undefined ? titles[subject.subjectType] : i18n._('Your report was sent')}
        description={descriptions[sent ?? 'unsent']}
        size="md"
      >
        {sent !== undefined ? (
          <SafeguardingSent onClose={onClose} />
        ) : (
          <form onSubmit={(event) => void send(event)}>
            <Stack gap={4}>
              <RadioGroup
                ref={reasons}
                label={i18n._('What is wrong?')}
                options={options}
                value={category ?? ''}
                onValueChange={(value) => {
                  setCategory(categories.find((option) => option === value));
                  setMissing(false);
                }}
                error={isMissing ? i18n._('Please choose a reason.') : undefined}
              />
              {category === 'safeguarding' && <AuthoritiesForMembers ref={bringIntoView} />}
              <Field label={i18n._('Details (optional)')}>
                <TextArea
                  autoGrow
                  value={details}
                  maxLength={2000}
                  onChange={(event) => setDetails(event.target.value)}
                />
              </Field>
              {isMessage ? (
                <Checkbox
                  checked={sendsEarlier}
                  description={i18n._(
                    'They help our moderators to understand the message. Without this, they see only the reported one.',
                  )}
                  label={i18n._('Also send the five messages before it')}
                  onChange={({ target }) => setSendsEarlier(target.checked)}
                />
              ) : null}
            </Stack>
            <FormFooter isSending={isSending} onCancel={leave} submitLabel={i18n._('Send report')} />
          </form>
        )}
      </DialogContent>
    </DialogRoot>
  );
}
