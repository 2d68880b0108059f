import { Card, Heading, Link, LinkedText, Stack, Text, Time } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { NamedMember } from './named-member.tsx';
import { subjectLabels } from './report-labels.tsx';
import { ReportedFile } from './reported-file.tsx';

type Answer = Schemas['StaffReportAnswer'];
type ReportedText = Schemas['ReportedText'];

function ReportedTexts({ title, text }: ReportedText) {
  return (
    <>
      {title === '' ? null : (
        <Text dir="auto" size="lg" weight="semibold">
          {title}
        </Text>
      )}
      {text === '' ? null : (
        <Text dir="auto" multiline>
          <LinkedText>{text}</LinkedText>
        </Text>
      )}
    </>
  );
}

/** The messages before the reported one, if the reporter has sent them along. */
function EarlierMessages({
  messages,
  report,
}: {
  messages: Answer['earlierMessages'];
  report: Answer['report'];
}) {
  const { i18n } = useLingui();
  if (messages.length === 0) return null;
  const own = (isByReporter: boolean) => (isByReporter ? report.reporter : report.member);
  return (
    <>
      <Text size="sm" weight="semibold">
        {i18n._('Messages before it')}
      </Text>
      {messages.map(({ isByReporter, text, sentAt, forwarded, sender }) => (
        <Stack gap={1} key={`${sentAt} ${text}`}>
          <Text size="sm" tone="muted">
            <NamedMember member={sender === undefined ? own(isByReporter) : sender} /> ·{' '}
            <Time format="datetime" value={sentAt} />
            {forwarded === true ? ` · ${i18n._('Forwarded')}` : null}
          </Text>
          <Text dir="auto" multiline>
            <LinkedText>{text}</LinkedText>
          </Text>
        </Stack>
      ))}
      <Text size="sm" weight="semibold">
        {i18n._('The reported message')}
      </Text>
    </>
  );
}

const isSame = (one: ReportedText, other: ReportedText): boolean =>
  one.title === other.title && one.text === other.text;

/** What was reported, as readers saw it: who wrote it, its texts and its file. Below it, what became of it. */
export function ReportedContent({
  report,
  snapshot,
  forwarded,
  formerTexts,
  earlierMessages,
  file,
  chatMembers,
  current,
}: Omit<Answer, 'decision'>) {
  const { i18n } = useLingui();
  const { subjectType, subjectId } = report;
  const isMissing = current === null && subjectType !== 'message';
  return (
    <>
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size="sm">
            {i18n._('Reported content')}
          </Heading>
          <Text size="sm" tone="muted">
            {subjectLabels(i18n)[subjectType]} · <NamedMember member={report.member} />
            {forwarded === true ? ` · ${i18n._('Forwarded')}` : null}
          </Text>
          <EarlierMessages messages={earlierMessages} report={report} />
          {snapshot === null ? null : <ReportedTexts {...snapshot} />}
          {formerTexts.length === 0 ? null : (
            <>
              <Text size="sm" weight="semibold">
                {i18n._('Former versions')}
              </Text>
              {formerTexts.map(({ text, replacedAt }) => (
                <Stack gap={1} key={replacedAt}>
                  <Text size="sm" tone="muted">
                    {i18n._('Until')} <Time format="datetime" value={replacedAt} />
                  </Text>
                  <Text dir="auto" multiline>
                    <LinkedText>{text}</LinkedText>
                  </Text>
                </Stack>
              ))}
            </>
          )}
          {chatMembers === undefined ? null : (
            <Text size="sm" tone="muted">
              {i18n._('{count, plural, one {# member} other {# members}}', { count: chatMembers })}
            </Text>
          )}
          {file === null ? null : <ReportedFile file={file} reportId={report._id} />}
          {isMissing ? <Text tone="muted">{i18n._('The reported content is no longer there.')}</Text> : null}
          {subjectType === 'group' && current !== null ? (
            <Link href={`/groups/${subjectId}`} standalone>
              {i18n._('Open the group')}
            </Link>
          ) : null}
        </Stack>
      </Card>
      {current === null || (snapshot !== null && isSame(snapshot, current)) ? null : (
        <Card as="section">
          <Stack gap={3}>
            <Heading level={2} size="sm">
              {i18n._('As it is now')}
            </Heading>
            <ReportedTexts {...current} />
          </Stack>
        </Card>
      )}
    </>
  );
}
