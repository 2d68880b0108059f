import {
  Badge,
  Banner,
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
import { can } from '../../../session/permissions.ts';
import { useApp, useSignedInMember } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { useIdInPath } from '../../../router/id-in-path.ts';
import { fullName, profilePath } from '../../people/index.ts';
import { AdminDetail, useAdminOne } from '../admin-detail.tsx';
import { AdminPage } from '../admin-page.tsx';
import { DioceseRole } from '../parish-staff/diocese-role.tsx';
import { actionsFor } from './member-actions.ts';
import { useMemberDialog } from './use-member-dialog.tsx';
import {
  emailStateLabels,
  PendingDeletionBadge,
  MemberStateBadge,
  memberStateLabels,
  roleLabels,
} from './member-labels.tsx';

function RestrictionCard({ restriction }: { restriction: Schemas['Restriction'] }) {
  const { i18n } = useLingui();
  const { kind, reason, since, until, by, hidesContent, lifted } = restriction;
  return (
    <Card as="article">
      <Stack gap={2}>
        <Stack direction="row" gap={2} wrap>
          <Badge tone={kind === 'banned' ? 'danger' : 'warning'}>{memberStateLabels(i18n)[kind]}</Badge>
          <Text as="span">
            <Time format="datetime" value={since} />
          </Text>
        </Stack>
        <Text dir="auto" multiline>
          <LinkedText>{reason}</LinkedText>
        </Text>
        <InformationList
          items={[
            { term: i18n._('By'), value: by },
            {
              term: i18n._('Until'),
              value: until === null ? i18n._('Permanently') : <Time format="datetime" value={until} />,
            },
            {
              term: i18n._('Content by the member'),
              value: hidesContent ? i18n._('Hidden for that time') : i18n._('Shown'),
            },
            ...(lifted === null
              ? []
              : [
                  { term: i18n._('Lifted'), value: <Time format="datetime" value={lifted.at} /> },
                  { term: i18n._('Lifted by'), value: lifted.by },
                  { term: i18n._('Why it was lifted'), value: lifted.reason },
                ]),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** The staff can neither speed up nor cancel the deletion. */
function PendingDeletionNotice({
  pendingDeletion: { since, until },
}: {
  pendingDeletion: Schemas['PendingDeletion'];
}) {
  const { i18n } = useLingui();
  return (
    <Banner title={i18n._('This member is deleting their account')} tone="warning">
      <Stack gap={3}>
        <Text>
          {i18n._(
            'The account is hidden and will be deleted. Until then, only the member can restore it, by logging in.',
          )}
        </Text>
        <InformationList
          items={[
            { term: i18n._('Requested'), value: <Time format="datetime" value={since} /> },
            { term: i18n._('Will be deleted'), value: <Time format="datetime" value={until} /> },
          ]}
        />
      </Stack>
    </Banner>
  );
}

function Member({ member, restrictions }: Schemas['StaffMemberAnswer']) {
  const { i18n } = useLingui();
  const { open, opening, dialog } = useMemberDialog();
  const actions = actionsFor(i18n, member);
  const readsAudit = can(useSignedInMember(), 'audit.read');
  return (
    <Stack gap={5}>
      {member.pendingDeletion === null ? null : (
        <PendingDeletionNotice pendingDeletion={member.pendingDeletion} />
      )}
      <Card>
        <Stack gap={4}>
          <InformationList
            items={[
              {
                term: i18n._('State'),
                value: (
                  <Stack direction="row" gap={2} wrap>
                    <MemberStateBadge state={member.state} />
                    {member.pendingDeletion === null ? null : <PendingDeletionBadge />}
                  </Stack>
                ),
              },
              { term: i18n._('Role'), value: roleLabels(i18n)[member.role] },
              { term: i18n._('Email'), value: member.email ?? i18n._('Hidden') },
              ...(member.emailState === undefined
                ? []
                : [{ term: i18n._('Email confirmed'), value: emailStateLabels(i18n)[member.emailState] }]),
              { term: i18n._('Joined'), value: <Time format="date" value={member.createdAt} /> },
            ]}
          />
          <Link href={profilePath(member._id)} standalone>
            {i18n._('See the profile')}
          </Link>
          {readsAudit ? (
            <Link href={`/admin/audit?subject=${member._id}`} standalone>
              {i18n._('Actions on this member')}
            </Link>
          ) : null}
          {actions.length === 0 ? (
            <Text tone="muted">{i18n._('You cannot change anything about this member.')}</Text>
          ) : (
            <Stack direction="row" gap={3} wrap>
              {actions.map(({ action: one, label, tone }) => (
                <Button
                  key={one}
                  loading={opening === one}
                  onClick={() => open({ member, action: one })}
                  variant={tone === 'danger' ? 'danger' : 'secondary'}
                >
                  {label}
                </Button>
              ))}
            </Stack>
          )}
          {member.state === 'active' ? <DioceseRole member={member} /> : null}
        </Stack>
      </Card>
      <Stack as="section" gap={3}>
        <Heading level={2} size="md">
          {i18n._('Suspensions and bans')}
        </Heading>
        {restrictions.length === 0 ? (
          <Text tone="muted">{i18n._('This member was never suspended or banned.')}</Text>
        ) : (
          restrictions.map((restriction) => (
            <RestrictionCard restriction={restriction} key={restriction.since} />
          ))
        )}
      </Stack>
      {dialog}
    </Stack>
  );
}

/** One member, and all their suspensions and bans. */
export function AdminMemberScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const id = useIdInPath() ?? '';
  const query = useAdminOne({
    area: 'members',
    id,
    read: async (signal) =>
      unwrap(await api.GET('/admin/members/{id}', { params: { path: { id } }, signal })),
  });
  const member = query.data?.member;
  return (
    <AdminPage title={member === undefined ? i18n._('Member') : fullName(member)}>
      <Link href="/admin/members" standalone>
        {i18n._('All members')}
      </Link>
      <AdminDetail
        failure={i18n._('The member could not be loaded')}
        notFoundText={i18n._('This member does not exist.')}
        query={query}
      >
        {(answer) => <Member {...answer} />}
      </AdminDetail>
    </AdminPage>
  );
}
