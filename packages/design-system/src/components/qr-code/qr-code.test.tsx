import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { QrCode } from './qr-code.tsx';

const value =
  'otpauth://totp/Parvis:maria%40example.org?issuer=Parvis&secret=NB2W45DFOIZANB2W45DFOIZANB2W45DF';

describeConformance('QrCode', <QrCode label="QR code" value={value} />, {
  component: 'qr-code',
  asChild: false,
  portal: false,
});

async function pixelsOf(svg: Element): Promise<ImageData> {
  const size = 400;
  const picture = new Image(size, size);
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const context = new OffscreenCanvas(size, size).getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.drawImage(picture, 0, 0, size, size);
  return context.getImageData(0, 0, size, size);
}

describe('QrCode', () => {
  it.each([value, 'PAX', 'Señor, ten piedad 🕊'])('can be read by a camera: %s', async (text) => {
    const screen = await mount(<QrCode label="QR code" value={text} />);
    expect(decodeQR(await pixelsOf(screen.getByRole('img').element()))).toBe(text);
  });
});
