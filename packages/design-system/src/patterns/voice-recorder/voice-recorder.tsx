import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Text } from '../../components/text/text.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconMicrophone } from '../../icons/microphone.tsx';
import { IconPause } from '../../icons/pause.tsx';
import { IconSend } from '../../icons/send.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useMediaMessages } from '../../i18n/use-media-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { clockTime } from '../audio-player/time-words.ts';
import styles from './voice-recorder.module.css';

export type VoiceRecorderProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `ended` means that nothing more can be recorded. What was recorded can still be sent. */
  state: 'recording' | 'paused' | 'ended';
  /** The recorded time in seconds. */
  seconds: number;
  /** The loudness of the last moments, from 0 to 100, oldest first. */
  levels: readonly number[];
  /** A message, such as the reason why the recording has ended. */
  notice?: ReactNode;
  /** Called to discard the recording. */
  onCancel: () => void;
  /** Called to send the recording. */
  onSend: () => void;
  /** Called to pause. Omit it if the browser cannot pause. */
  onPause?: (() => void) | undefined;
  /** Called to resume. */
  onResume?: (() => void) | undefined;
};

/** How many levels are shown at most. */
const most = 40;

/** The bar above which a member speaks. It takes the place of the field of ChatComposer. */
export function VoiceRecorder({
  state,
  seconds,
  levels,
  notice,
  onCancel,
  onSend,
  onPause,
  onResume,
  className,
  ...props
}: VoiceRecorderProps) {
  const chat = useChatMessages();
  const media = useMediaMessages();
  const send = useRef<HTMLButtonElement>(null);
  const status = { recording: media.recording, paused: media.recordingPaused, ended: '' }[state];
  // The button that was pressed has made room for this bar.
  useEffect(() => send.current?.focus({ preventScroll: true }), []);
  return (
    <div
      {...props}
      aria-label={media.voiceNote}
      className={classNames(styles.root, className)}
      data-component="voice-recorder"
      data-state={state}
      role="group"
    >
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {notice === undefined || notice === null ? null : (
        <Text className={styles.notice} role="status" size="sm">
          {notice}
        </Text>
      )}
      <Button onClick={onCancel} variant="ghost">
        {chat.cancel}
      </Button>
      <span className={styles.meter}>
        <span aria-hidden="true" className={styles.dot} />
        <span className={styles.time} data-part="time" role="timer">
          {clockTime(seconds)}
        </span>
        <span aria-hidden="true" className={styles.levels} data-part="levels">
          {levels.slice(-most).map((level, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the bars have no identity
            <span className={styles.level} key={at} style={{ blockSize: `${Math.max(8, level)}%` }} />
          ))}
        </span>
      </span>
      {state === 'recording' && onPause !== undefined ? (
        <IconButton icon={<IconPause />} label={media.pauseRecording} onClick={onPause} />
      ) : null}
      {state === 'paused' && onResume !== undefined ? (
        <IconButton icon={<IconMicrophone />} label={media.resumeRecording} onClick={onResume} />
      ) : null}
      <IconButton
        className={styles.send}
        icon={<IconSend />}
        label={chat.send}
        onClick={onSend}
        ref={send}
        variant="primary"
      />
    </div>
  );
}
