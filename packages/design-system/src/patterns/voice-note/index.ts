export { VoiceNote, type VoiceNoteProps } from './voice-note.tsx';
