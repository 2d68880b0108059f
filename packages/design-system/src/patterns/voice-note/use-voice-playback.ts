import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';

type VoicePlaybackOptions = {
  src: string | undefined;
  seconds: number;
  speed: number;
  hasError: boolean;
  autoPlay: boolean;
  onRequest: (() => void) | undefined;
  onFinished: (() => void) | undefined;
};

type Status = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

/** Plays one voice note. Its bytes are requested at the first press. */
export function useVoicePlayback({
  src,
  seconds,
  speed,
  hasError,
  autoPlay,
  onRequest,
  onFinished,
}: VoicePlaybackOptions) {
  const audio = useRef<HTMLAudioElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  const [position, setPosition] = useState(0);
  /** Whether to play as soon as the bytes have arrived. */
  const isWanted = useRef(false);

  const start = () => {
    const element = audio.current;
    if (element === null) return;
    element.playbackRate = speed;
    element.play().catch((error: unknown) => {
      // If the source cannot be played, the DOM event `error` follows. Otherwise the browser blocked playback, or the
      // listener pressed Pause.
      if (error instanceof DOMException && error.name !== 'NotSupportedError')
        setStatus((now) => (now === 'loading' ? 'paused' : now));
    });
  };

  const request = () => {
    isWanted.current = src === undefined;
    if (src === undefined) onRequest?.();
    else start();
  };

  const play = () => {
    setStatus('loading');
    // After an error, the element loads the source again only if this is called.
    if (status === 'failed') audio.current?.load();
    request();
  };

  const pause = () => {
    isWanted.current = false;
    audio.current?.pause();
    setStatus('paused');
  };

  const arrive = useEffectEvent(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    start();
  });
  useEffect(() => {
    if (src !== undefined) arrive();
  }, [src]);

  const [isAuto, setAuto] = useState(autoPlay);
  if (autoPlay !== isAuto) {
    setAuto(autoPlay);
    if (autoPlay && (status === 'idle' || status === 'paused')) setStatus('loading');
  }
  const begin = useEffectEvent(() => {
    if (status === 'loading') request();
  });
  useEffect(() => {
    if (autoPlay) begin();
  }, [autoPlay]);

  useEffect(() => {
    if (audio.current !== null) audio.current.playbackRate = speed;
  }, [speed]);

  // Only one sound of a page plays at a time. The event does not bubble, but it can be captured.
  useEffect(() => {
    const silence = ({ target }: Event) => {
      if (target !== audio.current) audio.current?.pause();
    };
    document.addEventListener('play', silence, { capture: true });
    return () => document.removeEventListener('play', silence, { capture: true });
  }, []);

  const shown = hasError ? 'failed' : status;

  return {
    audio,
    position: Math.min(position, seconds),
    status: shown,
    isOn: shown === 'playing' || shown === 'loading',
    play,
    toggle: () => (shown === 'playing' || shown === 'loading' ? pause() : play()),
    seek: (to: number) => {
      setPosition(to);
      if (audio.current !== null && audio.current.readyState > HTMLMediaElement.HAVE_NOTHING)
        audio.current.currentTime = to;
    },
    handlers: {
      onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
        if (position > 0) currentTarget.currentTime = position;
        currentTarget.playbackRate = speed;
      },
      onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) =>
        setPosition(currentTarget.currentTime),
      onPlaying: () => setStatus('playing'),
      onPause: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
        if (!currentTarget.ended) setStatus((now) => (now === 'failed' ? now : 'paused'));
      },
      onEnded: () => {
        setStatus('idle');
        setPosition(0);
        onFinished?.();
      },
      onError: () => setStatus('failed'),
    },
  };
}
