/** The strings of audio players. */
export type MediaMessages = {
  /** Names the button that goes back by this many seconds; `forward` is similar. */
  readonly back: (seconds: number) => string;
  /** For a partly heard recording: the time at which it continues. */
  readonly continueAt: (time: string) => string;
  readonly download: string;
  /** Name the two times beside the slider. */
  readonly elapsed: string;
  /** Announced when the last recording has ended. */
  readonly ended: string;
  readonly failed: string;
  readonly forward: (seconds: number) => string;
  /** For a recording that was heard to the end. */
  readonly heard: string;
  readonly loading: string;
  readonly pause: string;
  readonly play: string;
  /** Names the slider of the playback position. */
  readonly position: string;
  /** The slider's value: two durations in words. */
  readonly positionOf: (position: string, duration: string) => string;
  readonly recordings: string;
  readonly remaining: string;
  readonly speed: string;
  /** Says which of several recordings is playing. */
  readonly trackOf: (number: number, count: number) => string;
  readonly volume: string;
};
