import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

export type AudioTrack = {
  /** Tells it from the others, also where its address changes. */
  id: string;
  /** What it is called. */
  title: string;
  /** Where it is played from. */
  src: string;
  /** How long it lasts, in seconds, where that is known before it is loaded. */
  duration?: number | undefined;
  /** Where it goes on, in seconds, when it is played for the first time here. */
  startAt?: number | undefined;
  /** Whether it was heard to its end. */
  isHeard?: boolean | undefined;
  /** The name under which it is saved; without one it cannot be. */
  fileName?: string | undefined;
};

export type PlaybackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

export type PlaybackOptions = {
  tracks: readonly AudioTrack[];
  startWith: string | undefined;
  defaultSpeed: number;
  defaultVolume: number;
  onSpeedChange: ((speed: number) => void) | undefined;
  onVolumeChange: ((volume: number) => void) | undefined;
  onPositionChange: ((id: string, seconds: number) => void) | undefined;
  onHeard: ((id: string) => void) | undefined;
};

/** In seconds: how often it is told where the listener is. */
const telling = 5;
/** Whoever left so near to the end begins anew. */
const end = 2;

const first: AudioTrack = { id: '', title: '', src: '' };

/** Where listening begins: where it was left, unless that was the end. */
const beginOf = ({ startAt = 0, duration }: AudioTrack): number =>
  duration !== undefined && startAt > duration - end ? 0 : startAt;

/** One element of the browser, which plays one track after the other. */
export function usePlayback({
  tracks,
  startWith,
  defaultSpeed,
  defaultVolume,
  onSpeedChange,
  onVolumeChange,
  onPositionChange,
  onHeard,
}: PlaybackOptions) {
  const audio = useRef<HTMLAudioElement>(null);
  const initial = tracks.find(({ id }) => id === startWith) ?? tracks[0] ?? first;
  const [currentId, setCurrentId] = useState(initial.id);
  const track = tracks.find(({ id }) => id === currentId) ?? initial;
  const [status, setStatus] = useState<PlaybackStatus>('idle');
  const [position, setPosition] = useState(() => beginOf(initial));
  const [measured, setMeasured] = useState<number | null>(null);
  const [speed, setSpeed] = useState(defaultSpeed);
  const [volume, setVolume] = useState(defaultVolume);
  /** Where each was left here. */
  const places = useRef(new Map<string, number>());
  /** Where to go as soon as the browser knows the recording. */
  const wanted = useRef<number | null>(beginOf(initial));
  const told = useRef(-1);
  const duration = measured ?? track.duration ?? 0;
  const index = Math.max(
    0,
    tracks.findIndex(({ id }) => id === track.id),
  );

  const tell = (seconds: number) => {
    places.current.set(track.id, seconds);
    told.current = seconds;
    onPositionChange?.(track.id, seconds);
  };

  const play = () => {
    const element = audio.current;
    if (element === null) return;
    setStatus('loading');
    // Given here and never again while it plays: the address may be another one when the tracks are given anew.
    if (!element.hasAttribute('src')) element.src = track.src;
    element.playbackRate = speed;
    element.play().catch((error: unknown) => {
      // What does not play says so by an event of its own; here the browser, or whoever pressed pause, did not let it begin.
      if (error instanceof DOMException && error.name !== 'NotSupportedError') {
        setStatus((now) => (now === 'loading' && audio.current?.paused === true ? 'paused' : now));
      }
    });
  };

  const pause = () => audio.current?.pause();

  const seek = (seconds: number) => {
    const element = audio.current;
    if (element === null) return;
    const place = Math.min(Math.max(seconds, 0), duration);
    setPosition(place);
    if (element.readyState === HTMLMediaElement.HAVE_NOTHING) wanted.current = place;
    else element.currentTime = place;
    setStatus((now) => (now === 'ended' ? 'paused' : now));
    tell(place);
  };

  /** Loads it, or loads it again, and plays it from there. */
  const start = (next: AudioTrack, from: number) => {
    const element = audio.current;
    if (element === null) return;
    wanted.current = from;
    told.current = from;
    setPosition(from);
    setMeasured(null);
    setCurrentId(next.id);
    element.src = next.src;
    play();
  };

  const select = (id: string) => {
    const next = tracks.find((other) => other.id === id);
    if (next === undefined) return;
    if (next.id === track.id) {
      toggle();
      return;
    }
    if (status === 'playing') tell(position);
    start(next, beginOf({ ...next, startAt: places.current.get(id) ?? next.startAt }));
  };

  const toggle = () => {
    if (status === 'playing' || status === 'loading') pause();
    else if (status === 'failed') start(track, position);
    else play();
  };

  const next = tracks[index + 1];
  const previous = tracks[index - 1];

  const handlers = {
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      if (Number.isFinite(currentTarget.duration)) setMeasured(currentTarget.duration);
      if (wanted.current !== null && wanted.current > 0) currentTarget.currentTime = wanted.current;
      wanted.current = null;
      currentTarget.playbackRate = speed;
    },
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      if (wanted.current !== null) return;
      setPosition(currentTarget.currentTime);
      if (Math.abs(currentTarget.currentTime - told.current) >= telling) tell(currentTarget.currentTime);
    },
    onPlaying: () => setStatus('playing'),
    onWaiting: () => setStatus('loading'),
    onPause: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      if (currentTarget.ended) return;
      setStatus((now) => (now === 'failed' ? now : 'paused'));
      if (wanted.current === null) tell(currentTarget.currentTime);
    },
    onEnded: () => {
      tell(0);
      onHeard?.(track.id);
      if (next === undefined) setStatus('ended');
      else start(next, beginOf({ ...next, startAt: places.current.get(next.id) ?? next.startAt }));
    },
    onError: () => setStatus('failed'),
  };

  useEffect(() => {
    if (audio.current !== null) audio.current.playbackRate = speed;
  }, [speed]);
  useEffect(() => {
    if (audio.current !== null) audio.current.volume = volume;
  }, [volume]);

  const isLengthKnown = initial.duration !== undefined;
  const firstSource = initial.src;
  useEffect(() => {
    const element = audio.current;
    // Only to know how long it is: what has told it is not loaded before somebody wants to listen.
    if (!isLengthKnown && element?.hasAttribute('src') === false) element.src = firstSource;
  }, [isLengthKnown, firstSource]);

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (status === 'playing' || status === 'loading') tell(position);
    };
  });
  useEffect(() => {
    const away = () => leave.current();
    window.addEventListener('pagehide', away);
    return () => {
      away();
      window.removeEventListener('pagehide', away);
    };
  }, []);

  return {
    audio,
    handlers,
    track,
    index,
    next,
    previous,
    status,
    position,
    duration,
    speed,
    volume,
    setSpeed: (value: number) => {
      setSpeed(value);
      onSpeedChange?.(value);
    },
    setVolume: (value: number) => {
      setVolume(value);
      onVolumeChange?.(value);
    },
    play,
    pause,
    toggle,
    seek,
    select,
    retry: () => start(track, position),
  };
}

export type Playback = ReturnType<typeof usePlayback>;
