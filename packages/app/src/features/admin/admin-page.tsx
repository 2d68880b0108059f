import { AdminLayout, ButtonLink, EmptyState, Heading, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedInMember } from '../../app-context.tsx';
import { useFocusRestoration } from '../../platform/use-focus-restoration.ts';
import { useTitle } from '../../router/use-title.ts';
import { can } from '../../session/permissions.ts';
import { useSecondFactor } from '../../session/second-factor.ts';
import { isIn } from '../../shell/is-in.ts';
import { adminAreas } from './admin-areas.tsx';

interface AdminPageProps {
  title: string;
  /** Shown beside the title, such as a button that creates an item. */
  action?: ReactNode;
  /** Gives the page the whole width, for an editor. */
  isWide?: boolean;
  children: ReactNode;
}

/** The layout of every staff page. */
export function AdminPage({ title, action, isWide = false, children }: AdminPageProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const member = useSignedInMember();
  const { data: secondFactor } = useSecondFactor();
  const isClosed = secondFactor?.isRequired === true && !secondFactor.isOn;
  useTitle(title);
  useFocusRestoration();
  return (
    <AdminLayout
      variant={isWide ? 'wide' : 'default'}
      label={i18n._('Administration')}
      items={adminAreas(i18n)
        .filter(({ permission }) => permission === undefined || can(member, permission))
        .map(({ href, label, icon }) => ({
          href,
          label,
          icon,
          current: href === '/admin' ? pathname === href : isIn(pathname, href),
        }))}
    >
      <Stack gap={5}>
        <Stack direction="row" gap={3} justify="between" wrap>
          <Heading level={1}>{title}</Heading>
          {isClosed ? null : action}
        </Stack>
        {isClosed ? (
          <EmptyState
            title={i18n._('Two-step login is needed')}
            description={i18n._(
              'Your role needs more than a password. Turn on two-step login in your settings, then come back.',
            )}
            action={
              <ButtonLink href="/settings/security#second-factor">{i18n._('Go to your settings')}</ButtonLink>
            }
          />
        ) : (
          children
        )}
      </Stack>
    </AdminLayout>
  );
}
