import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

export type AudioTrack = {
  /** A unique id that is independent of the address. */
  id: string;
  /** The title. */
  title: string;
  /** The address of the recording. */
  src: string;
  /** The duration in seconds, if known before loading. */
  duration?: number | undefined;
  /** The initial position in seconds. */
  startAt?: number | undefined;
  /** Whether the member has heard the recording to its end. */
  isHeard?: boolean | undefined;
  /** The file name for downloads. If omitted, the recording cannot be downloaded. */
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

/** How often the position is reported, in seconds. */
const reportInterval = 5;
/** A recording whose position is less than this many seconds before its end starts again from the beginning. */
const end = 2;

const first: AudioTrack = { id: '', title: '', src: '' };

/**
 * The position at which a recording starts: the stored position, or the beginning if the stored position is at
 * the end.
 */
const beginOf = ({ startAt = 0, duration }: AudioTrack): number =>
  duration !== undefined && startAt > duration - end ? 0 : startAt;

/** Plays the tracks one after the other with one media element. */
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
  /** The positions in the tracks that were played since the page was opened. */
  const places = useRef(new Map<string, number>());
  /** The position to which playback jumps as soon as the metadata has loaded. */
  const wanted = useRef<number | null>(beginOf(initial));
  const reported = useRef(-1);
  const duration = measured ?? track.duration ?? 0;
  const index = Math.max(
    0,
    tracks.findIndex(({ id }) => id === track.id),
  );

  const report = (seconds: number) => {
    places.current.set(track.id, seconds);
    reported.current = seconds;
    onPositionChange?.(track.id, seconds);
  };

  const play = () => {
    const element = audio.current;
    if (element === null) return;
    setStatus('loading');
    // Sets the address only if there is none. The site can pass the tracks again with other addresses, and playback
    // must continue.
    if (!element.hasAttribute('src')) element.src = track.src;
    element.playbackRate = speed;
    element.play().catch((error: unknown) => {
      // If the source cannot be played, the DOM event `error` follows. Any other rejection means that the browser
      // blocked autoplay, or that the listener pressed Pause.
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
    report(place);
  };

  /** Loads or reloads a track, and plays it from the given position. */
  const start = (next: AudioTrack, from: number) => {
    const element = audio.current;
    if (element === null) return;
    wanted.current = from;
    reported.current = from;
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
    if (status === 'playing') report(position);
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
      if (Math.abs(currentTarget.currentTime - reported.current) >= reportInterval)
        report(currentTarget.currentTime);
    },
    onPlaying: () => setStatus('playing'),
    onWaiting: () => setStatus('loading'),
    onPause: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      if (currentTarget.ended) return;
      setStatus((now) => (now === 'failed' ? now : 'paused'));
      if (wanted.current === null) report(currentTarget.currentTime);
    },
    onEnded: () => {
      report(0);
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
    // Loads the first recording only to learn its duration. If the duration is known, nothing is loaded before
    // playback.
    if (!isLengthKnown && element?.hasAttribute('src') === false) element.src = firstSource;
  }, [isLengthKnown, firstSource]);

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (status === 'playing' || status === 'loading') report(position);
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
