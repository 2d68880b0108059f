// Makes a smaller font file with HarfBuzz. The package subset-font uses the same library, but it has no option for the
// outline of the box that stands for unknown characters. Without this outline, such characters are invisible.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compress } from 'woff2-encoder';

export interface Subset {
  readonly characters: readonly number[];
  /** The tags of the OpenType features that remain. */
  readonly features: readonly string[];
  readonly weights: { readonly min: number; readonly max: number };
}

/** The numbers of HarfBuzz's enumerations. */
const READ_ONLY = 1;
const LAYOUT_FEATURES = 6;
const KEEPS_OUTLINE_OF_BOX = 0x40;

const tagOf = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE();

async function loadHarfBuzz() {
  const module = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(module));
  const { memory } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('HarfBuzz exports no memory.');
  const call = (name: string, ...inputs: number[]): number => {
    const method = instance.exports[name];
    if (typeof method !== 'function') throw new Error(`HarfBuzz has no ${name}.`);
    return Number(method(...inputs));
  };
  call('_initialize');
  return { call, bytes: () => new Uint8Array(memory.buffer) };
}

/** Returns a WOFF2 file with a part of the TrueType font. Throws an error if HarfBuzz cannot make it. */
export async function subsetOf(font: Uint8Array, subset: Subset): Promise<Uint8Array> {
  const { call, bytes } = await loadHarfBuzz();
  const start = call('malloc', font.byteLength);
  bytes().set(font, start);
  const face = call('hb_face_create', call('hb_blob_create', start, font.byteLength, READ_ONLY, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES);
  call('hb_set_clear', features);
  for (const feature of subset.features) call('hb_set_add', features, tagOf(feature));
  const characters = call('hb_subset_input_unicode_set', input);
  for (const character of subset.characters) call('hb_set_add', characters, character);
  call('hb_subset_input_set_flags', input, KEEPS_OUTLINE_OF_BOX);
  const { min, max } = subset.weights;
  const hasWeights = call('hb_subset_input_set_axis_range', input, face, tagOf('wght'), min, max, Number.NaN);
  const result = hasWeights === 0 ? 0 : call('hb_subset_or_fail', face, input);
  if (result === 0) throw new Error('HarfBuzz cannot make this part of the font.');
  const blob = call('hb_face_reference_blob', result);
  const offset = call('hb_blob_get_data', blob, 0);
  return compress(bytes().slice(offset, offset + call('hb_blob_get_length', blob)));
}
