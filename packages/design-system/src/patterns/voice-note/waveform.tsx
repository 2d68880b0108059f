import styles from './voice-note.module.css';

type WaveformProps = {
  /** The loudness of equal parts, from 0 to 100. */
  levels: readonly number[];
};

/** The height of a silent part, so that the line is never empty. */
const silence = 6;

/** One path for all bars, because a conversation can have many voice notes. */
export function Waveform({ levels }: WaveformProps) {
  const bars = levels
    .map((level, at) => {
      const height = Math.max(silence, Math.min(100, level));
      return `M${at * 3 + 1.5} ${50 - height / 2}v${height}`;
    })
    .join('');
  const drawing = (part: string | undefined) => (
    <svg
      aria-hidden="true"
      className={part}
      focusable="false"
      preserveAspectRatio="none"
      viewBox={`0 0 ${Math.max(1, levels.length) * 3} 100`}
    >
      <path d={bars} fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2} />
    </svg>
  );
  return (
    <span className={styles.waveform} data-part="waveform">
      {drawing(styles.rest)}
      {drawing(styles.played)}
    </span>
  );
}
