import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import {
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  MP4,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { VOICE_NOTE_BYTES, VOICE_NOTE_SECONDS, type VoiceNoteFile } from './voice-notes.ts';

const containers = {
  WebM: { contentType: 'audio/webm', format: () => new WebMOutputFormat() },
  Ogg: { contentType: 'audio/ogg', format: () => new OggOutputFormat() },
  MP4: { contentType: 'audio/mp4', format: () => new Mp4OutputFormat() },
} as const;
const byName = new Map<string, (typeof containers)[keyof typeof containers]>(Object.entries(containers));

/**
 * Whether the packets together are as small as a voice note. A forged file can name the same bytes for many packets,
 * which would then be written many times.
 */
async function hasFewBytes(track: InputAudioTrack): Promise<boolean> {
  const sink = new EncodedPacketSink(track);
  let bytes = 0;
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    bytes += packet.byteLength;
    if (bytes > VOICE_NOTE_BYTES) return false;
  }
  return true;
}

/** Writes the same sound into a new file, with an index and without the tags of the sender's device. */
async function rewrite(input: Input, format: WebMOutputFormat | OggOutputFormat | Mp4OutputFormat) {
  const output = new Output({ format, target: new BufferTarget() });
  const conversion = await Conversion.init({ input, output, tags: {} });
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return null;
  await conversion.execute();
  return output.target.buffer;
}

/** Reads the whole file. Recordings of browsers have no reliable length in their header. */
async function process(path: string): Promise<VoiceNoteFile | null> {
  const input = new Input({ formats: [WEBM, OGG, MP4], source: new FilePathSource(path) });
  try {
    const container = byName.get((await input.getFormat()).name);
    const [track, ...others] = await input.getTracks();
    if (container === undefined || track?.isAudioTrack() !== true || others.length > 0) return null;
    const codec = await track.getCodec();
    const seconds = await track.computeDuration();
    if ((codec !== 'opus' && codec !== 'aac') || !Number.isFinite(seconds) || seconds <= 0) return null;
    const { contentType } = container;
    if (Math.round(seconds) <= VOICE_NOTE_SECONDS) {
      const bytes = (await hasFewBytes(track)) ? await rewrite(input, container.format()) : null;
      if (bytes === null || bytes.byteLength > VOICE_NOTE_BYTES) return null;
      await writeFile(path, Buffer.from(bytes));
    }
    return { kind: 'audio', contentType, seconds };
  } finally {
    input.dispose();
  }
}

/** The library throws if it cannot read a file. */
parentPort?.postMessage(await process(String(workerData)).catch(() => null));
