import sharp from 'sharp';

/** A small picture in plain colours. */
export const samplePicture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#1f4e8c' } })
    .png()
    .toBuffer();
