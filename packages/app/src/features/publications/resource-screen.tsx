import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useIdInPath } from '../../router/id-in-path.ts';
import { PublicData } from './public-data.tsx';
import { ReadingState } from './reading-state.tsx';
import { ResourcePage, withPlayer } from './resource-page.tsx';
import { usePublications } from './use-publications.ts';

function Resource({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { publications, save } = usePublications();
  const query = useQuery(publications.resourceQuery(id, withPlayer));
  const back = { href: '/resources', label: i18n._('All resources') };
  return (
    <ReadingState
      back={back}
      failure={i18n._('The resource could not be loaded')}
      notFoundText={i18n._('This resource no longer exists.')}
      query={query}
      title={i18n._('Resource')}
    >
      {(resource) => (
        <ResourcePage back={back} canSave={save !== undefined} key={resource._id} resource={resource} />
      )}
    </ReadingState>
  );
}

/** One resource: its description, text and recordings. */
export function ResourceScreen() {
  const id = useIdInPath() ?? '';
  return (
    <PublicData>
      <Resource id={id} key={id} />
    </PublicData>
  );
}
