import { useId, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { Slider } from '../../components/slider/slider.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconDownload } from '../../icons/download.tsx';
import { IconPause } from '../../icons/pause.tsx';
import { IconPlay } from '../../icons/play.tsx';
import { IconSkipBack } from '../../icons/skip-back.tsx';
import { IconSkipForward } from '../../icons/skip-forward.tsx';
import { IconVolume } from '../../icons/volume.tsx';
import { useMediaMessages } from '../../i18n/use-media-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { buttonVariants } from '../../components/button/button.variants.ts';
import { Failure } from '../failure.tsx';
import styles from './audio-player.module.css';
import { clockTime, spokenTime } from './time-words.ts';
import { TrackList } from './track-list.tsx';
import { backSeconds, forwardSeconds, useMediaSession } from './use-media-session.ts';
import { usePlayback, type AudioTrack, type Playback } from './use-playback.ts';

export type { AudioTrack };

export type AudioPlayerProps = Omit<
  ComponentProps<'section'>,
  'children' | 'aria-label' | 'onVolumeChange'
> & {
  /** The title of the whole series, such as the title of a course. */
  label: string;
  /** The recordings, in order. */
  tracks: readonly AudioTrack[];
  /** The id of the initial recording; by default the first. */
  startWith?: string | undefined;
  /** The language of the titles, if it differs from the page's. */
  contentLang?: string | undefined;
  /** The speaker or artist, shown in the system's media controls. */
  artist?: string | undefined;
  /** The address of a picture for the system's media controls. */
  artwork?: string | undefined;
  /** The initial speed: 0.75 to 2 in steps of 0.25. Any other value counts as 1. */
  defaultSpeed?: number | undefined;
  /** The initial volume, from 0 to 1. Any other value counts as 1. */
  defaultVolume?: number | undefined;
  /** Called when the listener changes the speed. */
  onSpeedChange?: ((speed: number) => void) | undefined;
  /** Called when the listener changes the volume, from 0 to 1. */
  onVolumeChange?: ((volume: number) => void) | undefined;
  /**
   * Called with the position every few seconds, on pause, and when the listener moves it. At the end, called with 0.
   */
  onPositionChange?: ((id: string, seconds: number) => void) | undefined;
  /** Called when a recording has been heard to its end. */
  onHeard?: ((id: string) => void) | undefined;
};

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/**
 * The step of the slider in seconds. A finger cannot set the slider more precisely than this. A larger step for long
 * recordings needs fewer key presses.
 */
const stepOf = (duration: number) => (duration > 600 ? 5 : 1);

let isVolumeOurs: boolean | undefined;

/** Whether pages can change the volume. On iOS, pages cannot, and the volume always reads 1. */
function canChangeVolume(): boolean {
  if (isVolumeOurs === undefined) {
    const probe = document.createElement('audio');
    probe.volume = 0.5;
    isVolumeOurs = probe.volume === 0.5;
  }
  return isVolumeOurs;
}

const never = () => () => {};
const unknown = () => false;

/** Plays recordings one after the other, such as lectures, hymns or the lessons of a course. */
export function AudioPlayer({
  label,
  tracks,
  startWith,
  contentLang,
  artist,
  artwork,
  defaultSpeed = 1,
  defaultVolume = 1,
  onSpeedChange,
  onVolumeChange,
  onPositionChange,
  onHeard,
  className,
  ...props
}: AudioPlayerProps) {
  const media = useMediaMessages();
  const titleId = useId();
  const playback = usePlayback({
    tracks,
    startWith,
    defaultSpeed: speeds.includes(defaultSpeed) ? defaultSpeed : 1,
    defaultVolume: defaultVolume >= 0 && defaultVolume <= 1 ? defaultVolume : 1,
    onSpeedChange,
    onVolumeChange,
    onPositionChange,
    onHeard,
  });
  useMediaSession(playback, { album: label, artist, artwork });
  const { audio, handlers, index, position, status, track } = playback;

  const announcement = () => {
    if (status === 'ended') return media.ended;
    if (status === 'idle' && position > 0) return media.continueAt(clockTime(position));
    return '';
  };

  if (tracks.length === 0) return null;
  return (
    <section
      {...props}
      aria-label={label}
      className={classNames(styles.root, className)}
      data-component="audio-player"
      data-state={status}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the site shows a transcript or a text next to the player */}
      <audio {...handlers} preload="metadata" ref={audio} />
      <div className={styles.head}>
        <p className={styles.title} data-part="title" dir="auto" id={titleId} lang={contentLang}>
          {track.title}
        </p>
        {tracks.length > 1 ? (
          <p className={styles.note} data-part="count">
            {media.trackOf(index + 1, tracks.length)}
          </p>
        ) : null}
      </div>
      <Timeline playback={playback} titleId={titleId} />
      <Controls playback={playback} />
      <p className={styles.status} data-part="status" role="status">
        {announcement()}
      </p>
      {status === 'failed' ? <Failure onRetry={playback.retry}>{media.failed}</Failure> : null}
      {tracks.length > 1 ? <TrackList contentLang={contentLang} playback={playback} tracks={tracks} /> : null}
    </section>
  );
}

function Timeline({ playback, titleId }: { playback: Playback; titleId: string }) {
  const media = useMediaMessages();
  const locale = useLocale();
  const nameId = useId();
  /** The position of the thumb while it is dragged. After its release, playback continues at that position. */
  const [held, setHeld] = useState<number | null>(null);
  const isHolding = useRef(false);
  const { duration, position, seek } = playback;
  const shown = Math.min(held ?? position, duration);
  const words = (seconds: number) =>
    media.positionOf(spokenTime(seconds, locale), spokenTime(duration, locale));

  const release = () => {
    isHolding.current = false;
    setHeld(null);
    if (held !== null) seek(held);
  };

  return (
    <div
      className={styles.timeline}
      data-part="timeline"
      onPointerCancel={release}
      onPointerDownCapture={() => {
        isHolding.current = true;
      }}
      onPointerUp={release}
    >
      <VisuallyHidden id={nameId}>{media.position}</VisuallyHidden>
      <Slider
        aria-labelledby={`${nameId} ${titleId}`}
        disabled={duration <= 0}
        formatValue={words}
        hideValue
        max={Math.max(1, Math.ceil(duration))}
        onValueChange={(seconds) => (isHolding.current ? setHeld(seconds) : seek(seconds))}
        step={stepOf(duration)}
        value={Math.floor(shown)}
      />
      <div className={styles.times} data-part="times">
        <span>
          <VisuallyHidden>{media.elapsed}: </VisuallyHidden>
          <bdi>{clockTime(shown)}</bdi>
        </span>
        <span>
          <VisuallyHidden>{media.remaining}: </VisuallyHidden>
          <bdi>−{clockTime(Math.max(0, Math.floor(duration) - Math.floor(shown)))}</bdi>
        </span>
      </div>
    </div>
  );
}

function Controls({ playback }: { playback: Playback }) {
  const media = useMediaMessages();
  const locale = useLocale();
  const hasVolume = useSyncExternalStore(never, canChangeVolume, unknown);
  const { position, seek, setSpeed, setVolume, speed, status, toggle, track, volume } = playback;
  const isOn = status === 'playing' || status === 'loading';
  const times = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });

  return (
    <div className={styles.controls} data-part="controls">
      <div className={styles.transport} data-part="transport">
        <Button
          aria-label={media.back(backSeconds)}
          leadingIcon={<IconSkipBack />}
          onClick={() => seek(position - backSeconds)}
          variant="ghost"
        >
          {backSeconds}
        </Button>
        <IconButton
          className={styles.play}
          icon={
            status === 'loading' ? (
              <Spinner label={media.loading} size="md" />
            ) : isOn ? (
              <IconPause size="lg" />
            ) : (
              <IconPlay size="lg" />
            )
          }
          label={isOn ? media.pause : media.play}
          onClick={toggle}
          size="lg"
          variant="primary"
        />
        <Button
          aria-label={media.forward(forwardSeconds)}
          leadingIcon={<IconSkipForward />}
          onClick={() => seek(position + forwardSeconds)}
          variant="ghost"
        >
          {forwardSeconds}
        </Button>
      </div>
      <div className={styles.settings} data-part="settings">
        <div className={styles.speed}>
          <NativeSelect
            aria-label={media.speed}
            onChange={(event) => setSpeed(Number(event.currentTarget.value))}
            options={speeds.map((value) => ({ value: String(value), label: `${times.format(value)}×` }))}
            value={String(speed)}
          />
        </div>
        {hasVolume ? (
          <div className={styles.volume}>
            <IconVolume />
            <Slider
              aria-label={media.volume}
              className={styles.level}
              formatValue={(value) => percent.format(value / 100)}
              hideValue
              onValueChange={(value) => setVolume(value / 100)}
              step={5}
              value={Math.round(volume * 100)}
            />
          </div>
        ) : null}
        {track.fileName === undefined ? null : (
          <a
            aria-label={`${media.download}: ${track.title}`}
            className={buttonVariants({ variant: 'ghost', size: 'md', iconOnly: true })}
            data-part="download"
            download={track.fileName}
            href={track.src}
          >
            <IconDownload />
          </a>
        )}
      </div>
    </div>
  );
}
