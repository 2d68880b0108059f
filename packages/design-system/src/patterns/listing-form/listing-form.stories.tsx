import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unbrokenWord } from '../feed-post/samples.ts';
import { bookFields, carFields, goods } from '../market-samples.ts';
import { ListingForm, type ListingFormProps } from './listing-form.tsx';

const empty = { title: '', category: '', price: '', description: '', zip: '' };
const filled = {
  title: 'Icon of Our Lady of Tenderness, hand-painted',
  category: 'Religious Art',
  price: '340',
  description: 'Egg tempera and gold leaf on a lime panel. It hung in my mother’s house for thirty years.',
  zip: '94612',
};
const photos = [
  { id: 'a', src: goods.icon.src, description: 'The icon from the front' },
  { id: 'b', src: goods.candlestick.src, description: '' },
  { id: 'c', src: goods.books.src, description: 'Three books' },
];
const categories = ['Cars', 'Religious Art', 'Religious Items', 'Books', 'Other'].map((label) => ({
  value: label,
  label,
}));

function Kept(props: ListingFormProps) {
  const [value, setValue] = useState(props.value);
  const [list, setList] = useState(props.photos);
  return (
    <ListingForm
      {...props}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      onPhotoDescribe={(id, description) =>
        setList(list.map((photo) => (photo.id === id ? { ...photo, description } : photo)))
      }
      onPhotoRemove={(id) => {
        setList(list.filter((photo) => photo.id !== id));
        props.onPhotoRemove(id);
      }}
      onPhotosAdd={(files) => {
        const added = files.map(({ name }) => ({ id: name, src: goods.rosary.src, description: '' }));
        setList([...list, ...added].slice(0, props.maxPhotos));
        props.onPhotosAdd(files);
      }}
      onPhotosReorder={(ids) => {
        setList(ids.flatMap((id) => list.filter((photo) => photo.id === id)));
        props.onPhotosReorder(ids);
      }}
      photos={list}
      value={value}
    />
  );
}

const meta = {
  title: 'Patterns/Market/ListingForm',
  component: ListingForm,
  args: {
    value: empty,
    onChange: fn(),
    categories,
    photos: [],
    onPhotosAdd: fn(),
    onPhotosReorder: fn(),
    onPhotoRemove: fn(),
    onPhotoDescribe: fn(),
    owner: 'Irena Kowalska',
    submitting: false,
    onSubmit: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '56rem' }}>
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card next to the form shows a preview of the listing. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const preview = within(canvas.getByRole('region', { name: 'How others will see it' }));
    await expect(preview.getByText('The title of your listing')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Title'), 'Rosary');
    await userEvent.type(canvas.getByLabelText('Price'), '0');
    await userEvent.click(canvas.getByRole('combobox', { name: /^Category/u }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Books' }));
    await expect(preview.getByRole('heading')).toHaveTextContent('Rosary');
    await expect(preview.getByText('Free')).toBeVisible();
    await expect(preview.getByText('Books')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create listing' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Photos can be reordered by keyboard. The button that moved a photo keeps the focus. */
export const PhotosInOrder: Story = {
  tags: ['direction'],
  args: { value: filled, photos },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Move photo 3 forward' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPhotosReorder).toHaveBeenLastCalledWith(['a', 'c', 'b']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move photo 2 forward' })).toHaveFocus());
    await expect(canvas.getByText('The photo is now number 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    // A photo in first place cannot move further forward, so its other button gets the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move photo 1 back' })).toHaveFocus());
    await expect(args.onPhotosReorder).toHaveBeenLastCalledWith(['c', 'a', 'b']);
    const preview = within(canvas.getByRole('region', { name: 'How others will see it' }));
    await expect(preview.getByRole('img', { name: 'Three books' })).toBeVisible();
  },
};

/** A car has other fields than a book. A make that is not suggested can be typed too. */
export const FieldsOfCategory: Story = {
  args: { value: { ...filled, category: 'Cars' }, details: carFields },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Make/u }), 'Saab');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Year/u }), '2014');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ details: { make: 'Saab', year: '2014' } }),
    );
    await expect(canvas.getByLabelText(/^Mileage/u)).toHaveAccessibleDescription('In miles.');
  },
};

/** The error of a field that only books have. The field has the focus. */
export const FieldsWithError: Story = {
  args: {
    value: { ...filled, category: 'Books', details: { author: 'x'.repeat(130) } },
    details: bookFields,
    errors: { author: 'Please use at most 120 characters.' },
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Author/u)).toHaveFocus());
    await userEvent.click(canvas.getByRole('combobox', { name: /^Condition/u }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Like new' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ details: expect.objectContaining({ condition: 'Like new' }) }),
    );
  },
};

export const PhotoRemoved: Story = {
  args: { value: filled, photos },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(args.onPhotoRemove).toHaveBeenLastCalledWith('b');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove photo 2' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Add photos')).toHaveFocus());
  },
};

const drag = (target: Element, type: string, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/**
 * When the maximum number of photos is reached, there is no add button. The site reports the files that exceed
 * the maximum.
 */
export const PhotosAdded: Story = {
  args: { photos, maxPhotos: 5 },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Add photos'), [
      file('d.png'),
      file('e.png'),
      file('f.png'),
    ]);
    await expect(args.onPhotosAdd).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button', { name: /^Remove photo/u })).toHaveLength(5);
    await expect(canvas.queryByLabelText('Add photos')).toBeNull();
  },
};

export const PhotosDropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    if (form === null) throw new Error('There is no form.');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file('a.png'));
    dataTransfer.items.add(file('b.png'));
    drag(form, 'dragenter', dataTransfer);
    await waitFor(() => expect(canvas.getByText('Drop the photos here')).toBeVisible());
    drag(form, 'drop', dataTransfer);
    await waitFor(() => expect(args.onPhotosAdd).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('Drop the photos here')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Remove photo/u })).toHaveLength(2);
  },
};

export const PhotoDragged: Story = {
  tags: ['direction'],
  args: { photos },
  play: async ({ args, canvasElement }) => {
    const [first, , third] = canvasElement.querySelectorAll('[data-photo] [draggable="true"]');
    if (first === undefined || third === undefined) throw new Error('The photos are not there.');
    const dataTransfer = new DataTransfer();
    drag(third, 'dragstart', dataTransfer);
    await waitFor(() => expect(third.closest('li')?.className).toMatch(/dragged/u));
    drag(first, 'dragover', dataTransfer);
    drag(first, 'drop', dataTransfer);
    await expect(args.onPhotosReorder).toHaveBeenLastCalledWith(['c', 'a', 'b']);
  },
};

/** The input stays, and the first invalid field has the focus. */
export const WithErrors: Story = {
  args: {
    value: { ...filled, title: '', price: '12,50' },
    photos: [{ id: 'a', src: 'data:image/png;base64,AAAA', description: '', error: 'This is no picture.' }],
    errors: { title: 'Please give it a title.', price: 'A price is a number, such as 12.50.' },
    error: 'The Church asks that relics are never sold (canon 1190). You may give them to a church.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('canon 1190');
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('Please give it a title.');
    await expect(canvas.getByLabelText('Price')).toHaveValue('12,50');
    await waitFor(() => expect(canvas.getByLabelText('Alternative text')).toHaveFocus());
  },
};

export const Uploading: Story = {
  args: {
    value: filled,
    photos: photos.map((photo, index) => ({ ...photo, progress: [100, 40, 0][index] })),
    submitting: true,
    progress: 46,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photo 2' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create listing' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Remove photo 1' })).toBeDisabled();
  },
};

export const Edit: Story = {
  args: { mode: 'edit', value: filled, photos, place: 'Oakland, California' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(canvas.getByLabelText(/^ZIP code/u)).toHaveAccessibleDescription('Oakland, California');
  },
};

export const LongWords: Story = {
  args: { value: { ...filled, title: unbrokenWord, description: unbrokenWord }, owner: unbrokenWord },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form?.scrollWidth).toBeLessThanOrEqual(form?.clientWidth ?? 0);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  args: {
    value: filled,
    photos: photos.map((photo, index) => (index === 2 ? { ...photo, progress: 60 } : photo)),
    errors: { zip: 'There is no such ZIP code.' },
  },
};
