import { AudioPlayer } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useMember } from '../../app-context.tsx';
import { keptListening } from './kept-listening.ts';
import { keptPlaces, type KeptPlace } from './kept-places.ts';
import type { Resource } from './publications.ts';
import { languageOf } from './reading-language.ts';

const nowhere: KeptPlace = { at: 0, isDone: false };

type Recordings = NonNullable<Resource['recordings']>;

/** The one that was listened to last, unless it was heard to its end: then the next that was not. */
function nextToHear(recordings: Recordings, places: ReadonlyMap<string, KeptPlace>): string | undefined {
  const ids = recordings.map(({ _id }) => _id);
  const latest = [...places].findLast(([id]) => ids.includes(id));
  if (latest?.[1].isDone === false) return latest[0];
  const after = latest === undefined ? 0 : ids.indexOf(latest[0]) + 1;
  const isOpen = (id: string) => places.get(id)?.isDone !== true;
  return ids.slice(after).find(isOpen) ?? ids.find(isOpen);
}

/** What is to be listened to of a resource; it goes on where this browser was left. */
export function RecordingsPlayer({ resource }: { resource: Resource }) {
  const recordings = resource.recordings ?? [];
  const { i18n } = useLingui();
  const reader = useMember()?._id ?? null;
  const kept = keptPlaces(() => localStorage, reader);
  const [places, setPlaces] = useState(kept.read);
  const [listening] = useState(() => keptListening(() => localStorage));
  const [chosen] = useState(listening.read);
  const [first] = useState(() => nextToHear(recordings, places));

  const keep = (id: string, change: Partial<KeptPlace>) => {
    const place = { ...(kept.read().get(id) ?? nowhere), ...change };
    kept.keep(id, place);
    setPlaces((known) => new Map(known).set(id, place));
  };

  return (
    <AudioPlayer
      artist={resource.author}
      artwork={resource.imageUrl ?? undefined}
      contentLang={languageOf(i18n, resource)}
      defaultSpeed={chosen.speed}
      defaultVolume={chosen.volume}
      label={resource.title}
      onHeard={(id) => keep(id, { at: 0, isDone: true })}
      onPositionChange={(id, at) => keep(id, { at })}
      onSpeedChange={(speed) => listening.keep({ speed })}
      onVolumeChange={(volume) => listening.keep({ volume })}
      startWith={first}
      tracks={recordings.map(({ _id, title, url, duration, fileName }) => {
        const { at, isDone } = places.get(_id) ?? nowhere;
        return { id: _id, title, src: url, duration, fileName, startAt: at, isHeard: isDone };
      })}
    />
  );
}
