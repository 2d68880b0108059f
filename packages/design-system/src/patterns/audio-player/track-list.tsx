import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconAudio } from '../../icons/audio.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { useMediaMessages } from '../../i18n/use-media-messages.ts';
import styles from './audio-player.module.css';
import { clockTime } from './time-words.ts';
import type { AudioTrack, Playback } from './use-playback.ts';

type TrackListProps = {
  tracks: readonly AudioTrack[];
  contentLang: string | undefined;
  playback: Playback;
};

/** The list of recordings. It marks the current recording. */
export function TrackList({ tracks, contentLang, playback }: TrackListProps) {
  const media = useMediaMessages();
  return (
    <ol aria-label={media.recordings} className={styles.tracks} data-part="tracks">
      {tracks.map(({ id, title, duration, startAt = 0, isHeard = false }, index) => {
        const isCurrent = id === playback.track.id;
        return (
          <li key={id}>
            <button
              aria-current={isCurrent}
              className={styles.track}
              data-part="track"
              onClick={() => playback.select(id)}
              type="button"
            >
              <span aria-hidden className={styles.mark}>
                {isCurrent ? <IconAudio size="sm" /> : isHeard ? <IconCheck size="sm" /> : index + 1}
              </span>
              <span className={styles.texts}>
                <span>
                  <bdi lang={contentLang}>{title}</bdi>
                  {isHeard ? <VisuallyHidden> ({media.heard})</VisuallyHidden> : null}
                </span>
                {!isHeard && startAt > 0 && !isCurrent ? (
                  <span className={styles.note}>{media.continueAt(clockTime(startAt))}</span>
                ) : null}
              </span>
              {duration === undefined ? null : (
                <span className={styles.length} data-part="length">
                  {clockTime(duration)}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
