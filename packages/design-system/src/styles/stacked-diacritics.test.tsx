import type { CSSProperties, ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../test/mount.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Text } from '../components/text/text.tsx';
import { AuthorLink } from '../patterns/feed-post/author-link.tsx';
import { InformationList } from '../patterns/information-list/information-list.tsx';
import { MessageContentView } from '../patterns/message-bubble/message-content.tsx';
import { PersonRow } from '../patterns/person-row/person-row.tsx';

const around = 128;
// Larger than the clip margin of the largest text in these tests.
const margin = 12;

/** Returns the pixel rows of a sample and its surroundings, and the first and last row with visible pixels. */
async function paint(sample: ReactElement, style: CSSProperties = {}) {
  const screen = await mount(
    <div data-testid="sample" style={{ inlineSize: '24rem', paddingBlock: around, ...style }}>
      {sample}
    </div>,
  );
  await document.fonts.ready;
  const element = screen.getByTestId('sample');
  const { height } = element.element().getBoundingClientRect();
  const base64 = await page.screenshot({ element, save: false });
  await screen.unmount();
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas context.');
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
  const first = pixels.findIndex((pixel) => pixel !== pixels[0]);
  const last = pixels.findLastIndex((pixel) => pixel !== pixels[0]);
  const rows = image.height / height;
  return {
    pixels,
    /** How far the visible pixels extend above and below the sample, in CSS pixels. */
    above: around - Math.floor(first / image.width) / rows,
    below: Math.floor(last / image.width) / rows - (height - around),
  };
}

// The test fonts do not stack diacritics, so text shadows simulate them.
const stacked = 'Zalgo';
const marks = { textShadow: '0 -4rem currentColor, 0 4rem currentColor' };

it('stacked marks extend outside of a text that is not clipped', async () => {
  const { above, below } = await paint(<p>{stacked}</p>, marks);
  expect(above).toBeGreaterThan(4 * margin);
  expect(below).toBeGreaterThan(4 * margin);
});

it.each<[string, ReactElement]>([
  [
    'a text',
    <Text dir="auto" key="text" multiline>
      {stacked}
    </Text>,
  ],
  [
    'a heading',
    <Heading key="heading" level={2}>
      {stacked}
    </Heading>,
  ],
  [
    'the name of an author',
    <p key="name">
      <AuthorLink href="#author" name={stacked} room="around" />
    </p>,
  ],
  ['a message', <MessageContentView content={{ kind: 'text', text: stacked }} key="message" labels={{}} />],
  ['a profile', <InformationList items={[{ term: '', value: stacked }]} key="profile" />],
  ['a row of a list', <PersonRow detail={stacked} key="row" name={stacked} />],
])('stacked marks in %s do not leave it', async (_, sample) => {
  const { above, below } = await paint(sample, marks);
  expect(above).toBeLessThan(margin);
  expect(below).toBeLessThan(margin);
});

const deep = 'Ągjpqyþ ÅÉ Q';

it.each([
  [
    'a text',
    (style: CSSProperties) => (
      <Text dir="auto" lang="la" serif size="xl" style={style}>
        {deep}
      </Text>
    ),
  ],
  [
    'a heading',
    (style: CSSProperties) => (
      <Heading level={1} size="display" style={style}>
        {deep}
      </Heading>
    ),
  ],
])('letters with descenders and accents are complete in %s', async (_, sample) => {
  const { pixels } = await paint(sample({}));
  const free = await paint(sample({ overflow: 'visible' }));
  expect(pixels).toEqual(free.pixels);
});
