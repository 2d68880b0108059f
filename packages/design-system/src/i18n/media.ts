/** The strings of audio players and voice notes. */
export type MediaMessages = {
  /** Names the button that goes back by this many seconds. `forward` names the button in the other direction. */
  readonly back: (seconds: number) => string;
  /** Shown at a partly heard recording: the time at which it continues. */
  readonly continueAt: (time: string) => string;
  readonly download: string;
  /** These two strings name the times next to the slider. */
  readonly elapsed: string;
  /** Announced when the last recording has ended. */
  readonly ended: string;
  readonly failed: string;
  readonly forward: (seconds: number) => string;
  /** Shown at a recording that the member has heard to the end. */
  readonly heard: string;
  readonly loading: string;
  readonly pause: string;
  readonly pauseRecording: string;
  readonly play: string;
  /** Names the slider of the playback position. */
  readonly position: string;
  /** The slider's value in words. Contains two durations. */
  readonly positionOf: (position: string, duration: string) => string;
  /** Names the button that begins to record a voice note. */
  readonly record: string;
  /** Announced when the recording begins, or continues. */
  readonly recording: string;
  readonly recordingPaused: string;
  readonly recordings: string;
  readonly remaining: string;
  readonly resumeRecording: string;
  readonly speed: string;
  /** Says which of several recordings is playing. */
  readonly trackOf: (number: number, count: number) => string;
  /** Names the player of a voice note. */
  readonly voiceNote: string;
  readonly volume: string;
};
