import { useLingui } from '@lingui/react';
import { ButtonLink, Container, EmptyState, IconChurch } from '@parvis/design-system';
import { useLocation } from 'react-router-dom';
import { usePresence } from '../../router/guards.tsx';
import { useTitle } from '../../router/use-title.ts';

/** Stands where a later release brings a screen, so that the links to it lead somewhere. */
export function ComingSoonScreen() {
  const { i18n } = useLingui();
  const isMember = usePresence() === 'member';
  const area = /^\/[^/]*/.exec(useLocation().pathname)?.[0];
  const titles: Record<string, string> = {
    '/groups': i18n._('Groups'),
  };
  const title = titles[area ?? ''] ?? i18n._('Coming soon');
  useTitle(title);
  return (
    <Container size="md">
      <EmptyState
        headingLevel={1}
        icon={<IconChurch size="lg" />}
        title={title}
        description={i18n._('Coming soon: this part of Parvis opens with one of the next releases.')}
        action={
          <ButtonLink href={isMember ? '/community' : '/'}>
            {isMember ? i18n._('Go to the community') : i18n._('Go to the home page')}
          </ButtonLink>
        }
      />
    </Container>
  );
}
