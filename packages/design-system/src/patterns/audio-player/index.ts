export { clockTime } from './time-words.ts';
export { AudioPlayer, type AudioPlayerProps, type AudioTrack } from './audio-player.tsx';
