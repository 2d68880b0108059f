export { VoiceRecorder, type VoiceRecorderProps } from './voice-recorder.tsx';
