import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { goods } from '../market-samples.ts';
import { ListingForm, type ListingFormProps } from './listing-form.tsx';

const none = () => undefined;
const base: ListingFormProps = {
  value: { title: 'Icon', category: '', price: '12', description: '', zip: '' },
  onChange: none,
  categories: [{ value: 'Books', label: 'Books' }],
  photos: [],
  onPhotosAdd: none,
  onPhotosReorder: none,
  onPhotoRemove: none,
  onPhotoDescribe: none,
  owner: 'Irena',
  submitting: false,
  onSubmit: none,
};

describeConformance('ListingForm', <ListingForm {...base} />, {
  component: 'listing-form',
  asChild: false,
  portal: false,
});

const photos = ['a', 'b', 'c'].map((id) => ({ id, src: goods.icon.src, description: id }));

function Ordered({ reordered }: { reordered: (ids: readonly string[]) => void }) {
  const [list, setList] = useState(photos);
  const reorder = (ids: readonly string[]) => {
    reordered(ids);
    setList(ids.flatMap((id) => list.filter((photo) => photo.id === id)));
  };
  return <ListingForm {...base} onPhotosReorder={reorder} photos={list} />;
}

describe('ListingForm', () => {
  it('moves a photo with the keyboard and keeps the focus on it', async () => {
    const reordered = vi.fn<(ids: readonly string[]) => void>();
    const screen = await mount(<Ordered reordered={reordered} />);
    await screen.getByRole('button', { name: 'Move photo 1 back' }).click();
    expect(reordered).toHaveBeenLastCalledWith(['b', 'a', 'c']);
    await expect.element(screen.getByRole('button', { name: 'Move photo 2 back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(reordered).toHaveBeenLastCalledWith(['b', 'c', 'a']);
    await expect.element(screen.getByRole('button', { name: 'Move photo 3 forward' })).toHaveFocus();
  });

  it('moves nothing beyond the ends', async () => {
    const reordered = vi.fn<(ids: readonly string[]) => void>();
    const screen = await mount(<Ordered reordered={reordered} />);
    const forward = screen.getByRole('button', { name: 'Move photo 1 forward' });
    await expect.element(forward).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(forward, { force: true });
    expect(reordered).not.toHaveBeenCalled();
  });

  it('passes on every photo, so that the site can report those above the maximum', async () => {
    const add = vi.fn<(files: readonly File[]) => void>();
    const screen = await mount(<ListingForm {...base} maxPhotos={4} onPhotosAdd={add} photos={photos} />);
    const files = ['x.png', 'y.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(screen.getByLabelText('Add photos'), files);
    expect(add.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['x.png', 'y.png']);
  });

  it('adds pasted photos, and does not affect pasted text', async () => {
    const add = vi.fn<(files: readonly File[]) => void>();
    const screen = await mount(<ListingForm {...base} onPhotosAdd={add} />);
    const title = screen.getByRole('textbox', { name: 'Title' }).element();
    const paste = (clipboardData: DataTransfer) =>
      title.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    const photo = new DataTransfer();
    photo.items.add(new File(['x'], 'icon.png', { type: 'image/png' }));
    paste(photo);
    expect(add.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['icon.png']);
    photo.items.add('An icon', 'text/plain');
    paste(photo);
    expect(add).toHaveBeenCalledOnce();
  });

  it('focuses the first error, and keeps the input', async () => {
    const screen = await mount(<ListingForm {...base} />);
    await screen.rerender(<ListingForm {...base} errors={{ price: 'A price is a number.' }} />);
    const price = screen.getByRole('textbox', { name: 'Price' });
    await expect.element(price).toHaveFocus();
    await expect.element(price).toHaveValue('12');
    await expect.element(price).toHaveAccessibleDescription(/A price is a number/);
  });

  it('keeps the focus in a field whose error disappears during editing', async () => {
    const both = { title: 'Please give it a title.', price: 'A price is a number.' };
    const screen = await mount(<ListingForm {...base} errors={both} />);
    const title = screen.getByRole('textbox', { name: 'Title' });
    await expect.element(title).toHaveFocus();
    await screen.rerender(<ListingForm {...base} errors={{ price: both.price }} />);
    await expect.element(title).toHaveFocus();
    await screen.rerender(<ListingForm {...base} errors={{ ...both, zip: 'There is no such ZIP code.' }} />);
    await expect.element(title).toHaveFocus();
  });

  it('scrolls the error of the whole form into view', async () => {
    const photos = Array.from({ length: 6 }, (_, index) => ({ id: `${index}`, src: '', description: '' }));
    const screen = await mount(<ListingForm {...base} photos={photos} submitting />);
    screen.getByRole('button', { name: 'Create listing' }).element().scrollIntoView();
    await screen.rerender(<ListingForm {...base} error="Relics are never sold." photos={photos} />);
    await expect.element(screen.getByText('Relics are never sold.')).toBeInViewport();
  });

  it.each([
    ['0', 'Free'],
    ['12', '$12'],
    [' 12.5 ', '$12.50'],
    ['12.', '$12'],
    ['.5', '$0.50'],
  ])('shows the price for the input %j', async (price, shown) => {
    await mount(<ListingForm {...base} value={{ ...base.value, price }} />);
    expect(document.querySelector('[data-part="preview"] [data-part="price"]')?.textContent).toBe(shown);
  });

  it.each([
    ['es', '12,50', '12,50 US$'],
    ['es', '12.50', '12,50 US$'],
    ['en', '12,50', undefined],
  ])('parses and shows a price in the notation of %s: %j', async (locale, price, shown) => {
    await mount(<ListingForm {...base} value={{ ...base.value, price }} />, { locale });
    const preview = document.querySelector('[data-part="preview"] [data-part="price"]');
    expect(preview?.textContent.replaceAll('\u00A0', ' ')).toBe(shown);
  });

  it.each(['', 'a lot', '$5', '12,50', '1.005', '1e5', '1e309', '0x10', 'Infinity', '-3', '.'])(
    'shows no price for %j',
    async (price) => {
      await mount(<ListingForm {...base} value={{ ...base.value, price }} />);
      expect(document.querySelector('[data-part="preview"] [data-part="price"]')).toBeNull();
    },
  );
});
