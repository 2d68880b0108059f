/** A picture of 64 by 40 pixels, of one color. */
export async function aPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 40);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws nothing.');
  context.fillStyle = '#1f4e8c';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
