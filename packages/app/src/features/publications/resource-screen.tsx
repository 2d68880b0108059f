import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useIdInPath } from '../../router/id-in-path.ts';
import { PublicData } from './public-data.tsx';
import { ReadingPage } from './reading-page.tsx';
import { ReadingState } from './reading-state.tsx';
import { resourceTypeWords } from './resource-words.ts';
import { SaveToggle } from './save-toggle.tsx';
import { usePublications } from './use-publications.ts';

function Resource({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { publications, save } = usePublications();
  const query = useQuery(publications.resourceQuery(id));
  const back = { href: '/resources', label: i18n._('All resources') };
  return (
    <ReadingState
      back={back}
      failure={i18n._('The resource could not be loaded')}
      goneText={i18n._('This resource does not exist any more.')}
      query={query}
      title={i18n._('Resource')}
    >
      {(resource) => (
        <ReadingPage
          actions={save === undefined ? undefined : <SaveToggle resource={resource} />}
          back={back}
          key={resource._id}
          kind={resourceTypeWords(i18n)[resource.type]}
          publication={resource}
        />
      )}
    </ReadingState>
  );
}

/** One resource: what it is, and what there is of it to read. */
export function ResourceScreen() {
  const id = useIdInPath() ?? '';
  return (
    <PublicData>
      <Resource id={id} key={id} />
    </PublicData>
  );
}
