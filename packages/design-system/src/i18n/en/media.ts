import type { MediaMessages } from '../media.ts';

export const media: MediaMessages = {
  back: (seconds) => `Back ${seconds} seconds`,
  continueAt: (time) => `Continue at ${time}`,
  download: 'Download',
  elapsed: 'Elapsed time',
  ended: 'You have heard it to the end.',
  failed: 'This recording could not be played.',
  forward: (seconds) => `Forward ${seconds} seconds`,
  heard: 'Heard',
  loading: 'Loading…',
  pause: 'Pause',
  play: 'Play',
  position: 'Position',
  positionOf: (position, duration) => `${position} of ${duration}`,
  recordings: 'Recordings',
  remaining: 'Remaining time',
  speed: 'Speed',
  trackOf: (number, count) => `${number} of ${count}`,
  volume: 'Volume',
};
