import { useRef } from 'react';
import { useLingui } from '@lingui/react';
import { OptionalPart } from '../../failures/optional-part.tsx';
import { lazyScreen } from '../../router/lazy-screen.tsx';
import type { ContinueReadingProps } from './continue-reading.tsx';
import type { RecordingsPlayerProps } from './recordings-player.tsx';
import type { Resource } from './publications.ts';
import { ReadingPage } from './reading-page.tsx';
import { resourceTypeWords } from './resource-words.ts';
import { SaveToggle } from './save-toggle.tsx';

const parts = () => import('./resource-parts.ts');
const player = lazyScreen<RecordingsPlayerProps>(async () => (await parts()).loadPlayer());
const place = lazyScreen<ContinueReadingProps>(async () => (await parts()).loadContinueReading());

/** Waits for the player of what is listened to, so that nothing moves when it comes; without it there is the text. */
export async function withPlayer(resource: Resource): Promise<Resource> {
  if (resource.recordings?.length) await player.retry().catch(() => {});
  return resource;
}

interface ResourcePageProps {
  resource: Resource;
  back: { href: string; label: string };
  canSave: boolean;
}

/** A resource with its text and its recordings. */
export function ResourcePage({ resource, back, canSave }: ResourcePageProps) {
  const { i18n } = useLingui();
  const text = useRef<HTMLDivElement>(null);
  const { _id: id, recordings, type } = resource;
  return (
    <ReadingPage
      actions={
        <>
          {type === 'Ebook' ? (
            <OptionalPart occasion={id} retry={place.retry}>
              <place.Screen id={id} text={text} />
            </OptionalPart>
          ) : null}
          {canSave ? <SaveToggle resource={resource} /> : null}
        </>
      }
      back={back}
      kind={resourceTypeWords(i18n)[type]}
      media={
        recordings?.length ? (
          <OptionalPart occasion={id} retry={player.retry}>
            <player.Screen recordings={recordings} resource={resource} />
          </OptionalPart>
        ) : null
      }
      publication={resource}
      text={text}
    />
  );
}
