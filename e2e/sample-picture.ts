import sharp from 'sharp';

/** A small picture in plain colors. */
export const samplePicture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#1f4e8c' } })
    .png()
    .toBuffer();

/** A picture with a red left half and a blue right half. */
export const halvedPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#d01818' } })
    .composite([
      {
        input: { create: { width: 450, height: 600, channels: 3, background: '#1830d0' } },
        gravity: 'east',
      },
    ])
    .png()
    .toBuffer();
