import { AudioPlayer } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useMember } from '../../app-context.tsx';
import { playbackPreferences } from './playback-preferences.ts';
import { progressStore, type Progress } from './persisted-progress.ts';
import type { Resource } from './publications.ts';
import { languageOf } from './reading-language.ts';

const nowhere: Progress = { at: 0, isDone: false };

type Recordings = NonNullable<Resource['recordings']>;

/** The recording to start with: the one that was played last or, if that one was finished, the next one. */
function nextToHear(recordings: Recordings, places: ReadonlyMap<string, Progress>): string | undefined {
  const ids = recordings.map(({ _id }) => _id);
  const latest = [...places].findLast(([id]) => ids.includes(id));
  if (latest?.[1].isDone === false) return latest[0];
  const after = latest === undefined ? 0 : ids.indexOf(latest[0]) + 1;
  const isOpen = (id: string) => places.get(id)?.isDone !== true;
  return ids.slice(after).find(isOpen) ?? ids.find(isOpen);
}

/** The player of a resource's recordings. It continues where this browser stopped. */
export function RecordingsPlayer({ resource }: { resource: Resource }) {
  const recordings = resource.recordings ?? [];
  const { i18n } = useLingui();
  const reader = useMember()?._id ?? null;
  const progress = progressStore(() => localStorage, reader);
  const [places, setPlaces] = useState(progress.read);
  const [preferences] = useState(() => playbackPreferences(() => localStorage));
  const [chosen] = useState(preferences.read);
  const [first] = useState(() => nextToHear(recordings, places));

  const saveProgress = (id: string, change: Partial<Progress>) => {
    const place = { ...(progress.read().get(id) ?? nowhere), ...change };
    progress.save(id, place);
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
      onHeard={(id) => saveProgress(id, { at: 0, isDone: true })}
      onPositionChange={(id, at) => saveProgress(id, { at })}
      onSpeedChange={(speed) => preferences.save({ speed })}
      onVolumeChange={(volume) => preferences.save({ volume })}
      startWith={first}
      tracks={recordings.map(({ _id, title, url, duration, fileName }) => {
        const { at, isDone } = places.get(_id) ?? nowhere;
        return { id: _id, title, src: url, duration, fileName, startAt: at, isHeard: isDone };
      })}
    />
  );
}
