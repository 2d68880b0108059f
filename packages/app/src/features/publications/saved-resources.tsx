import { ButtonLink, EmptyState, IconBook } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { ResourceList } from './resource-list.tsx';

const filters = { search: '', type: null, saved: true } as const;

/** The resources that the member has saved. */
export function SavedResources() {
  const { i18n } = useLingui();
  return (
    <ResourceList
      empty={
        <EmptyState
          action={<ButtonLink href="/resources">{i18n._('See all resources')}</ButtonLink>}
          description={i18n._('Resources you save appear here.')}
          icon={<IconBook size="lg" />}
          title={i18n._('You have saved nothing yet')}
        />
      }
      filters={filters}
    />
  );
}
