import {
  Banner,
  Button,
  DialogContent,
  DialogFooter,
  DialogRoot,
  Field,
  Link,
  RadioGroup,
  Stack,
  Text,
  TextArea,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';
import { useRef, useState, type SubmitEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { answered } from '../../platform/answered.ts';
import { createTell } from '../../platform/tell.ts';
import { categories, categoryWords, type ReportCategory } from './report-words.ts';

type Report = Schemas['ReportPayload'];
type ReportSubject = Pick<Report, 'subjectType' | 'subjectId'>;
type ReportDialogProps = { subject: ReportSubject; onClose: () => void };

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const { tell, tellFailure } = createTell(app);
  const [category, setCategory] = useState<ReportCategory>();
  const [isMissing, setMissing] = useState(false);
  const [details, setDetails] = useState('');
  const [isSending, setSending] = useState(false);
  const reasons = useRef<HTMLFieldSetElement>(null);
  const leave = useDiscardGuard(details.trim() !== '', onClose);

  const titles = {
    post: i18n._('Report this post'),
    comment: i18n._('Report this comment'),
    member: i18n._('Report this member'),
    message: i18n._('Report this message'),
    listing: i18n._('Report this listing'),
  };
  const words = categoryWords(i18n);
  const options = categories.map((value) => ({ value, label: words[value] }));

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (category === undefined) {
      setMissing(true);
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    setSending(true);
    try {
      const body = { ...subject, category, details: details.trim() };
      tell(answered(await app.api.POST('/report/create', { body })).message);
      onClose();
    } catch (error) {
      setSending(false);
      tellFailure(error, i18n._('Error sending report'));
    }
  }

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        title={titles[subject.subjectType]}
        description={i18n._('Our moderators read every report. Nobody else is told who sent it.')}
        size="md"
      >
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
            {category === 'safeguarding' && (
              <Banner
                ref={bringIntoView}
                role="alert"
                tone="warning"
                title={i18n._('First call the civil authorities')}
              >
                <Text>
                  {i18n._(
                    'If somebody is in danger now, call 911 or the police before you do anything here.',
                  )}
                </Text>
                <Text>
                  {i18n._(
                    'Suspected abuse belongs with the police or child protective services first, and then with the safeguarding office of the diocese. Our moderators can remove content, they cannot protect a person.',
                  )}
                </Text>
                <Link href="tel:911" standalone>
                  {i18n._('Call 911')}
                </Link>
                <Link href="tel:+18004224453" standalone>
                  {i18n._('Childhelp: 1-800-422-4453')}
                </Link>
                <Link href="tel:+18008435678" standalone>
                  {i18n._('National Center for Missing & Exploited Children: 1-800-843-5678')}
                </Link>
                <Link href="tel:988" standalone>
                  {i18n._('Suicide and Crisis Lifeline: 988')}
                </Link>
              </Banner>
            )}
            <Field label={i18n._('Details (optional)')}>
              <TextArea
                autoGrow
                value={details}
                maxLength={2000}
                onChange={(event) => setDetails(event.target.value)}
              />
            </Field>
          </Stack>
          <DialogFooter>
            <Button variant="secondary" onClick={leave}>
              {i18n._('Cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {i18n._('Send report')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
