import sharp from 'sharp';

/**
 * The smallest visible change of a channel, from 0 to 255. Compression, or antialiasing on another machine, changes a
 * channel less than this.
 */
const VISIBLE = 48;
/** The share of all pixels that must differ. It is about one word on a screen of 1280 × 1000. */
const SHARE = 0.0002;

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether a person would see a difference between two pictures. */
export async function differVisibly(before: Buffer, after: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return true;
  const limit = SHARE * one.info.width * one.info.height;
  let different = 0;
  for (let at = 0; at < one.data.length; at += one.info.channels) {
    for (let channel = at; channel < at + one.info.channels; channel += 1) {
      if (Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) <= VISIBLE) continue;
      different += 1;
      break;
    }
  }
  return different > limit;
}
