import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { longText, samplePicture, unbrokenWord } from '../feed-post/samples.ts';
import { PostComposerLine } from './post-composer-line.tsx';
import { PostComposer } from './post-composer.tsx';
import {
  blank,
  carrying,
  drag,
  galleryOf,
  Kept,
  paste,
  picture,
  sampleOptions,
  unreadable,
  written,
} from './samples.tsx';

const meta = {
  title: 'Patterns/Feed/PostComposer',
  component: PostComposer,
  args: {
    author: { name: 'Agnes Bernard' },
    value: blank,
    file: null,
    onChange: fn(),
    onFileChange: fn(),
    onSubmit: fn(),
    submitting: false,
    progress: null,
    maxContent: 5000,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '42rem', marginInline: 'auto' }}>
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof PostComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole('form', { name: 'New post' });
    await expect(form).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByLabelText('Title')).toBeVisible();
    await expect(canvas.getByLabelText('Content')).toBeVisible();
    await expect(canvas.queryByLabelText('Alternative text')).toBeNull();
    for (const control of [canvas.getByLabelText('Title'), canvas.getByRole('button', { name: 'Share' })]) {
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NothingWritten: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const content = canvas.getByLabelText('Content');
    await expect(content).toHaveFocus();
    await expect(content).toBeInvalid();
    await expect(content).toHaveAccessibleDescription('Please write something first.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('A');
    await expect(content).not.toBeInvalid();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await userEvent.keyboard('Procession{Enter}');
    const content = canvas.getByLabelText('Content');
    await expect(content).toHaveFocus();
    await userEvent.keyboard('We meet{Enter}at four.');
    await expect(content).toHaveValue('We meet\nat four.');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await fireEvent.keyDown(content, { key: 'Enter', ctrlKey: true, isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.keyDown(content, { key: 'Enter', isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Add a photo or video')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);
  },
};

export const WithPhoto: Story = {
  args: { value: written },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Add a photo or video'), picture);
    await expect(args.onFileChange).toHaveBeenLastCalledWith(picture);
    const field = await canvas.findByLabelText('Alternative text');
    await userEvent.type(field, 'The banner of Our Lady');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...written,
      imageDescription: 'The banner of Our Lady',
    });
    await expect(canvas.getByText('procession.svg')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await waitFor(() => {
      const image = canvas.getByRole('form').querySelector('figure img') as HTMLImageElement;
      return expect(image.naturalWidth).toBe(480);
    });
  },
};

export const WithGallery: Story = {
  // The guide shows this form on one page with others.
  args: { 'aria-label': 'With a gallery', value: written, gallery: galleryOf(3), onFilesAdd: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByLabelText('Alternative text')).toHaveLength(3);
    const picker = canvas.getByLabelText('Add photos');
    await expect(picker).toHaveAttribute('multiple');
    await userEvent.upload(picker, [picture, unreadable]);
    await expect(args.onFilesAdd).toHaveBeenLastCalledWith([picture, unreadable]);
    await expect(args.onFileChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
  },
};

export const GalleryOnItsWay: Story = {
  args: { value: written, gallery: galleryOf(2), submitting: true, progress: 40, onFilesAdd: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the photos' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove photo 1' })).toBeDisabled();
  },
};

export const PhotoTakenAway: Story = {
  args: { file: picture },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove procession.svg' }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByLabelText('Alternative text')).toBeNull();
    await expect(canvas.getByLabelText('Add a photo or video')).toHaveFocus();
  },
};

export const PhotoDropped: Story = {
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole('form');
    const dataTransfer = carrying(picture);
    drag(form, 'dragenter', dataTransfer);
    await expect(await canvas.findByText('Drop the photo or video here')).toBeVisible();
    drag(form, 'drop', dataTransfer);
    await waitFor(() => expect(args.onFileChange).toHaveBeenLastCalledWith(picture));
    await waitFor(() => expect(canvas.queryByText('Drop the photo or video here')).toBeNull());
  },
};

export const TextIsNotDropped: Story = {
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Ave');
    drag(canvas.getByRole('form'), 'dragenter', dataTransfer);
    await expect(canvas.queryByText('Drop the photo or video here')).toBeNull();
    drag(canvas.getByRole('form'), 'drop', dataTransfer);
    await expect(args.onFileChange).not.toHaveBeenCalled();
  },
};

export const PhotoPasted: Story = {
  play: async ({ args, canvas }) => {
    const content = canvas.getByLabelText('Content');
    const both = carrying(picture);
    both.setData('text/plain', 'The words of a word processor');
    paste(content, both);
    await expect(args.onFileChange).not.toHaveBeenCalled();
    paste(content, carrying(picture));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(picture);
  },
};

export const Dragging: Story = {
  args: { value: written },
  play: async ({ canvas }) => {
    drag(canvas.getByRole('form'), 'dragenter', carrying(picture));
    await canvas.findByText('Drop the photo or video here');
  },
};

export const NoPreview: Story = {
  args: { value: written, file: unreadable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This file has no preview.')).toBeVisible();
    await expect(canvas.getByText('IMG_2041.HEIC')).toBeVisible();
  },
};

export const Uploading: Story = {
  args: {
    value: { ...written, imageDescription: 'The banner of Our Lady' },
    file: picture,
    submitting: true,
    progress: 62,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Uploading procession.svg' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    canvas.getByLabelText('Content').focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^Remove/u })).toBeNull();
    await userEvent.click(document.body);
  },
};

export const Errors: Story = {
  args: {
    value: { ...written, content: longText },
    maxContent: 700,
    errors: {
      title: 'Please use at most 200 characters.',
      content: 'Please use at most 700 characters.',
      file: 'The file is too large: 25 MB at most.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(
      'Please use at most 200 characters.',
    );
    await expect(canvas.getByLabelText('Content')).toHaveAccessibleDescription(/characters too many/u);
    await expect(canvas.getByLabelText('Add a photo or video')).toBeInvalid();
  },
};

export const Narrow: Story = {
  args: { value: { ...written, title: unbrokenWord, content: unbrokenWord }, file: picture },
  render: (args) => (
    <div style={{ inlineSize: '21.4375rem' }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  },
};

/** With `emojis`, an emoji is written at the caret. */
export const WithEmojis: Story = {
  args: { value: written, emojis: { recent: [], skinTone: 'none', onSkinToneChange: fn(), onUse: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add an emoji' })).toBeVisible();
  },
};

/** With `options`, choices about the whole post are below the text. */
export const WithOptions: Story = {
  args: { 'aria-label': 'With a choice about the post', value: written, options: sampleOptions },
  play: async ({ args, canvas }) => {
    canvas.getByLabelText('Content').focus();
    await userEvent.tab();
    const choice = canvas.getByRole('checkbox', { name: 'This is a prayer intention' });
    await expect(choice).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(choice).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Add a photo or video')).toHaveFocus();
    await userEvent.click(document.body);
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Título')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compartir' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { value: { ...blank, title: 'مسيرة يوم الأحد', content: 'نلتقي عند الساعة الرابعة.' } },
  globals: { direction: 'rtl' },
};

export const WritersPicture: Story = {
  args: { author: { name: 'Agnes Bernard', picture: samplePicture(96, 96).src }, accept: 'image/*' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Add a photo or video')).toHaveAttribute('accept', 'image/*');
  },
};

/** One line above a feed opens the form. A draft is shown in the line, so that it is not forgotten. */
export const Line: Story = {
  render: ({ author, onFileChange }) => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '42rem' }}>
      <PostComposerLine author={author} label="Share something…" onFileChange={onFileChange} onOpen={fn()} />
      <PostComposerLine
        author={author}
        draft
        label={`Draft: ${longText}`}
        onFileChange={onFileChange}
        onOpen={fn()}
      />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share something…' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    for (const line of canvas.getAllByRole('button')) {
      await expect(line.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(60);
    }
    const [file] = canvas.getAllByLabelText('Add a photo or video');
    if (file !== undefined) await userEvent.upload(file, picture);
    await expect(args.onFileChange).toHaveBeenLastCalledWith(picture);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" style={{ alignItems: 'start' }}>
      <PostComposer {...args} />
      <PostComposer {...args} aria-label="With a photo" file={picture} value={written} />
      <PostComposer
        {...args}
        aria-label="On its way"
        file={picture}
        progress={62}
        submitting
        value={{ ...written, imageDescription: 'The banner of Our Lady' }}
      />
      <PostComposer
        {...args}
        aria-label="With mistakes"
        errors={{
          title: 'Please use at most 200 characters.',
          file: 'The file is too large: 25 MB at most.',
        }}
        maxContent={700}
        value={{ ...written, content: longText }}
      />
      <PostComposer {...args} aria-label="Without a preview" file={unreadable} value={written} />
      <PostComposer {...args} aria-label="With options" options={sampleOptions} value={written} />
      <PostComposer {...args} aria-label="Under a photo that is being dropped" value={written} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const dropped = canvas.getByRole('form', { name: 'Under a photo that is being dropped' });
    drag(dropped, 'dragenter', carrying(picture));
    await canvas.findByText('Drop the photo or video here');
    await canvas.findByText('This file has no preview.');
    const image = canvas.getByRole('form', { name: 'With a photo' }).querySelector('figure img');
    await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBe(480));
  },
};
