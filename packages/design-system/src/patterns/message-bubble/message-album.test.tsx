import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { pictureContent } from '../chat-thread/samples.tsx';
import { AlbumTile } from './album-tile.tsx';
import { MessageAlbum, type AlbumPicture, type MessageAlbumProps } from './message-album.tsx';

const picturesOf = (count: number): AlbumPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    content: { ...pictureContent, description: `Picture ${index + 1}`, onView: vi.fn<() => void>() },
    menu: [{ label: 'Report', onSelect: vi.fn<() => void>() }],
  }));

const sample = {
  author: 'Agnes Bernard',
  createdAt: '2026-05-14T10:24:00Z',
  own: false,
  pictures: picturesOf(3),
} satisfies MessageAlbumProps;

describeConformance('MessageAlbum', <MessageAlbum {...sample} />, {
  component: 'message-album',
  asChild: false,
  portal: false,
});

it('is a list with a name, and each picture has its name and its menu', async () => {
  const screen = await mount(<MessageAlbum {...sample} />);
  const list = screen.getByRole('list', { name: '3 photos from Agnes Bernard' });
  await expect.element(list.getByRole('button', { name: /^Open picture/ })).toHaveLength(3);
  await expect.element(list.getByRole('button', { name: 'More about this message' })).toHaveLength(3);
  await screen.getByRole('button', { name: 'Open picture Picture 2' }).click();
  expect(sample.pictures[1]?.content.onView).toHaveBeenCalledOnce();
  await screen.rerender(<MessageAlbum {...sample} own />);
  await expect.element(screen.getByRole('list', { name: 'Your 3 photos' })).toBeVisible();
});

it('shows four of many pictures, and all of them after a press', async () => {
  const screen = await mount(<MessageAlbum {...sample} pictures={picturesOf(7)} />);
  await expect.element(screen.getByRole('listitem')).toHaveLength(4);
  await expect.element(screen.getByText('+4')).toBeVisible();
  await screen.getByRole('button', { name: 'Show all 7 photos' }).click();
  await expect.element(screen.getByRole('listitem')).toHaveLength(7);
  await expect.element(screen.getByRole('button', { name: 'Open picture Picture 5' })).toHaveFocus();
  await expect.element(screen.getByText('+4')).not.toBeInTheDocument();
});

it('shows all pictures if one is highlighted', async () => {
  await mount(<MessageAlbum {...sample} highlightedId="6" pictures={picturesOf(7)} />);
  await expect.element(page.getByRole('listitem')).toHaveLength(7);
});

it('keeps the size of its tiles while pictures load', async () => {
  const loading = sample.pictures.map((picture) => ({
    ...picture,
    content: { ...picture.content, src: undefined },
  }));
  const screen = await mount(<MessageAlbum {...sample} pictures={loading} />);
  const list = screen.getByRole('list').element();
  const before = list.getBoundingClientRect().height;
  await screen.rerender(<MessageAlbum {...sample} />);
  await expect.poll(() => list.querySelectorAll('img').length).toBe(3);
  expect(list.getBoundingClientRect().height).toBe(before);
});

it('a tile that has failed is loaded again by a press', async () => {
  const onRetry = vi.fn<() => void>();
  const screen = await mount(
    <AlbumTile content={{ ...pictureContent, error: 'The file could not be loaded.', onRetry }} />,
  );
  await expect.element(screen.getByText('The file could not be loaded.')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});
