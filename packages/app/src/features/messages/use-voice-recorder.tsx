import { VoiceRecorder } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  canRecordVoice,
  recordVoice,
  type RecordingSnapshot,
  type VoiceNote,
  type VoiceRecording,
} from './voice-recording.ts';
import { microphoneErrorText, recordingEndText } from './voice-texts.ts';

interface VoiceRecorderOptions {
  /** Whether the member may write. If not, the microphone is turned off. */
  isEnabled: boolean;
  onRecorded: (file: File, voice: VoiceNote) => void;
  /** Called with the reason why nothing is recorded, or null when a recording begins. */
  onFault: (text: string | null) => void;
}

const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
};

/** Records a voice note for a chat. It is discarded when the member opens another chat or another screen. */
export function useVoiceRecorder({ isEnabled, onRecorded, onFault }: VoiceRecorderOptions): {
  /** Undefined if the browser cannot record. */
  record: (() => void) | undefined;
  /** The bar of the recording. Undefined if there is none. */
  recorder: ReactNode;
} {
  const { i18n } = useLingui();
  const [snapshot, setSnapshot] = useState<RecordingSnapshot | null>(null);
  const recording = useRef<VoiceRecording | null>(null);
  /** Whether the browser is asking for the microphone. */
  const isStarting = useRef(false);
  const isRecording = snapshot !== null;

  useEffect(
    () => () => {
      recording.current?.cancel();
      recording.current = null;
      isStarting.current = false;
    },
    [],
  );

  useEffect(() => {
    if (!isEnabled) recording.current?.cancel();
  }, [isEnabled]);

  useEffect(() => {
    if (!isRecording) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRecording]);

  const start = async () => {
    if (isStarting.current || recording.current !== null) return;
    isStarting.current = true;
    onFault(null);
    try {
      const begun = await recordVoice(() => {
        if (recording.current === begun) setSnapshot(begun.getSnapshot());
      });
      // The member has left the chat while the browser was asking.
      if (!isStarting.current) {
        begun.cancel();
        return;
      }
      recording.current = begun;
      setSnapshot(begun.getSnapshot());
    } catch (error) {
      if (isStarting.current) onFault(microphoneErrorText(i18n, error));
    }
    isStarting.current = false;
  };

  const take = () => {
    const taken = recording.current;
    recording.current = null;
    setSnapshot(null);
    return taken;
  };

  const finish = async () => {
    const recorded = await take()?.finish();
    if (recorded === undefined) return;
    if (recorded === null) {
      onFault(i18n._('Nothing was recorded. Please try again.'));
      return;
    }
    const { blob, voice } = recorded;
    const name = `${i18n._('Voice note')}.${endings[blob.type] ?? 'webm'}`;
    onRecorded(new File([blob], name, { type: blob.type }), voice);
  };

  return {
    record: isEnabled && canRecordVoice() ? () => void start() : undefined,
    recorder:
      snapshot === null ? undefined : (
        <VoiceRecorder
          levels={snapshot.levels}
          notice={recordingEndText(i18n, snapshot)}
          onCancel={() => take()?.cancel()}
          onPause={() => recording.current?.pause()}
          onResume={() => recording.current?.resume()}
          onSend={() => void finish()}
          seconds={snapshot.seconds}
          state={snapshot.state}
        />
      ),
  };
}
