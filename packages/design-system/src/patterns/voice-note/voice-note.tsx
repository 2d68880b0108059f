import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconPause } from '../../icons/pause.tsx';
import { IconPlay } from '../../icons/play.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useMediaMessages } from '../../i18n/use-media-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { clockTime, spokenTime } from '../audio-player/time-words.ts';
import { useVoicePlayback } from './use-voice-playback.ts';
import styles from './voice-note.module.css';
import { Waveform } from './waveform.tsx';

export type VoiceNoteProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name; by default 'Voice note'. */
  label?: string | undefined;
  /** The length in seconds. */
  seconds: number;
  /** The loudness of equal parts, from 0 to 100. */
  waveform: readonly number[];
  /** The address of the recording. If it is omitted, `onRequest` is called at the first press on Play. */
  src?: string | undefined;
  /** Called to load the recording, also after an error. It plays as soon as `src` is set. */
  onRequest?: (() => void) | undefined;
  /** The reason why the recording could not be loaded. */
  error?: ReactNode;
  /** The speed of playback: 1, 1.5 or 2. */
  speed?: number | undefined;
  /** Called with the next speed. Keep it for all voice notes. */
  onSpeedChange?: ((speed: number) => void) | undefined;
  /** Starts to play when it becomes true. Set it after the previous voice note has finished, never at the beginning. */
  autoPlay?: boolean | undefined;
  /** Called when the recording has been heard to its end. */
  onFinished?: (() => void) | undefined;
};

const speeds = [1, 1.5, 2];

/** Plays a voice note of a conversation. Its waveform is the slider of the position. */
export function VoiceNote({
  label,
  seconds,
  waveform,
  src,
  onRequest,
  error,
  speed = 1,
  onSpeedChange,
  autoPlay = false,
  onFinished,
  className,
  ...props
}: VoiceNoteProps) {
  const chat = useChatMessages();
  const media = useMediaMessages();
  const locale = useLocale();
  const length = Math.max(1, seconds);
  const hasError = error !== undefined && error !== null;
  const playback = useVoicePlayback({
    src,
    seconds: length,
    speed,
    hasError,
    autoPlay,
    onRequest,
    onFinished,
  });
  const { audio, handlers, isOn, position, status } = playback;
  const name = label ?? media.voiceNote;
  const times = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const shownSpeed = `${times.format(speed)}×`;
  const isBegun = isOn || position > 0;
  return (
    <div
      {...props}
      aria-label={name}
      className={classNames(styles.root, className)}
      data-component="voice-note"
      data-state={status}
      role="group"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice note of a member has no captions */}
      <audio {...handlers} preload="none" ref={audio} src={src} />
      <IconButton
        className={styles.play}
        icon={
          status === 'loading' ? (
            <Spinner label={media.loading} size="sm" />
          ) : isOn ? (
            <IconPause />
          ) : (
            <IconPlay />
          )
        }
        label={isOn ? media.pause : media.play}
        onClick={playback.toggle}
        variant="primary"
      />
      <div
        className={styles.timeline}
        data-part="timeline"
        style={{ '--ds-played': `${(position / length) * 100}%` } as CSSProperties}
      >
        <Waveform levels={waveform} />
        <input
          aria-label={media.position}
          aria-valuetext={media.positionOf(spokenTime(position, locale), spokenTime(length, locale))}
          className={styles.slider}
          max={length}
          min={0}
          onChange={({ currentTarget }) => playback.seek(Number(currentTarget.value))}
          step={1}
          type="range"
          value={Math.floor(position)}
        />
      </div>
      <span aria-hidden="true" className={styles.time} data-part="time">
        <bdi>{isBegun ? `${clockTime(position)} / ${clockTime(length)}` : clockTime(length)}</bdi>
      </span>
      {onSpeedChange === undefined ? null : (
        <Button
          aria-label={`${media.speed}: ${shownSpeed}`}
          className={styles.speed}
          onClick={() => onSpeedChange(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1)}
          size="sm"
          variant="ghost"
        >
          {shownSpeed}
        </Button>
      )}
      {status === 'failed' ? (
        <div className={styles.failure} data-part="failure">
          <Text role="alert" size="sm" tone="danger">
            {error ?? media.failed}
          </Text>
          <Button aria-label={`${chat.retry}: ${name}`} onClick={playback.play} size="sm" variant="ghost">
            {chat.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
