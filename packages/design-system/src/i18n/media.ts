/** The strings of what is listened to. */
export type MediaMessages = {
  /** Names the button that goes back by so many seconds; so does `forward`. */
  readonly back: (seconds: number) => string;
  /** Said of a recording that was left before its end, by the time at which it goes on. */
  readonly continueAt: (time: string) => string;
  readonly download: string;
  /** Name the two times beside the slider. */
  readonly elapsed: string;
  /** Said when the last recording has ended. */
  readonly ended: string;
  readonly failed: string;
  readonly forward: (seconds: number) => string;
  /** Said of a recording that was heard to its end. */
  readonly heard: string;
  readonly loading: string;
  readonly pause: string;
  readonly play: string;
  /** Names the slider that says where one is. */
  readonly position: string;
  /** What the slider says: two spans of time, in words. */
  readonly positionOf: (position: string, duration: string) => string;
  readonly recordings: string;
  readonly remaining: string;
  readonly speed: string;
  /** Says which of several recordings it is. */
  readonly trackOf: (number: number, count: number) => string;
  readonly volume: string;
};
