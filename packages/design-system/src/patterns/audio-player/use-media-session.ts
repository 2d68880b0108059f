import { useEffect, useRef } from 'react';
import type { Playback } from './use-playback.ts';

export const backSeconds = 15;
export const forwardSeconds = 30;

type Shown = {
  album: string;
  artist: string | undefined;
  artwork: string | undefined;
};

/** Connects the recording with the system's media controls: on a locked phone, on headphones, and on media keys. */
export function useMediaSession(playback: Playback, { album, artist, artwork }: Shown): void {
  const { duration, position, speed, status, track } = playback;
  const latest = useRef(playback);
  useEffect(() => {
    latest.current = playback;
  });
  const isActive = status !== 'idle';
  const hasNext = playback.next !== undefined;
  const hasPrevious = playback.previous !== undefined;
  const title = track.title;

  useEffect(() => {
    if (!isActive || !('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      album,
      artist: artist ?? '',
      artwork: artwork === undefined ? [] : [{ src: artwork }],
    });
    const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => latest.current.play(),
      pause: () => latest.current.pause(),
      seekbackward: ({ seekOffset = backSeconds }) =>
        latest.current.seek(latest.current.position - seekOffset),
      seekforward: ({ seekOffset = forwardSeconds }) =>
        latest.current.seek(latest.current.position + seekOffset),
      seekto: ({ seekTime = 0 }) => latest.current.seek(seekTime),
      ...(hasPrevious
        ? { previoustrack: () => latest.current.select(latest.current.previous?.id ?? '') }
        : {}),
      ...(hasNext ? { nexttrack: () => latest.current.select(latest.current.next?.id ?? '') } : {}),
    };
    const names = Object.keys(actions) as MediaSessionAction[];
    const set = (name: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      try {
        mediaSession.setActionHandler(name, handler);
      } catch {
        // setActionHandler throws in browsers that do not support the action.
      }
    };
    for (const name of names) set(name, actions[name] ?? null);
    return () => {
      for (const name of names) set(name, null);
      mediaSession.metadata = null;
    };
  }, [isActive, title, album, artist, artwork, hasNext, hasPrevious]);

  const second = Math.floor(position);
  useEffect(() => {
    if (!isActive || !('mediaSession' in navigator) || duration <= 0) return;
    navigator.mediaSession.playbackState =
      status === 'playing' || status === 'loading' ? 'playing' : 'paused';
    navigator.mediaSession.setPositionState({
      duration,
      playbackRate: speed,
      position: Math.min(second, duration),
    });
  }, [isActive, status, duration, speed, second]);
}
