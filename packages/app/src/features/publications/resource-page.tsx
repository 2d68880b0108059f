import { ButtonLink } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { OptionalPart } from '../../failures/optional-part.tsx';
import { lazyScreen } from '../../router/lazy-screen.tsx';
import type { Resource } from './publications.ts';
import { ReadingPage } from './reading-page.tsx';
import { resourceTypeLabels } from './resource-labels.ts';
import { SaveToggle } from './save-toggle.tsx';

const parts = () => import('./resource-parts.ts');
const player = lazyScreen<{ resource: Resource }>(async () => (await parts()).loadPlayer());
const place = lazyScreen<{ resource: Resource }>(async () => (await parts()).loadContinueReading());

/**
 * Waits for the player's code, so that nothing moves when the player appears. If the code cannot be loaded, the page
 * shows only the text.
 */
export async function withPlayer(resource: Resource): Promise<Resource> {
  if (resource.recordings?.length) await player.retry().catch(() => {});
  return resource;
}

interface ResourcePageProps {
  resource: Resource;
  back: { href: string; label: string };
  canSave: boolean;
}

/** A resource with its text. It also has its recordings, or a link to the position at which the reader stopped. */
export function ResourcePage({ resource, back, canSave }: ResourcePageProps) {
  const { i18n } = useLingui();
  const { Screen, retry } = resource.recordings?.length ? player : place;
  return (
    <ReadingPage
      actions={
        canSave ? (
          <SaveToggle resource={resource} />
        ) : (
          <ButtonLink href="/signin" variant="secondary">
            {i18n._('Log in to save it')}
          </ButtonLink>
        )
      }
      back={back}
      kind={resourceTypeLabels(i18n)[resource.type]}
      media={
        <OptionalPart retryKey={resource._id} retry={retry}>
          <Screen resource={resource} />
        </OptionalPart>
      }
      publication={resource}
    />
  );
}
