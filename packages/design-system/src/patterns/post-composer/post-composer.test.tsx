import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { passTime, stopClock } from '../../../test/clock.ts';
import { mount } from '../../../test/mount.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { PostComposerLine } from './post-composer-line.tsx';
import { PostComposer, type PostComposerProps } from './post-composer.tsx';
import type { PostComposerGallery } from './post-photo-list.tsx';
import { galleryOf, sampleOptions } from './samples.tsx';

const nothing = () => undefined;

const sample: PostComposerProps = {
  author: { name: 'Agnes Bernard' },
  value: { title: '', content: '', imageDescription: '' },
  file: null,
  onChange: nothing,
  onFileChange: nothing,
  onSubmit: nothing,
  submitting: false,
  progress: null,
  maxContent: 40,
};

describeConformance('PostComposer', <PostComposer {...sample} />, {
  component: 'post-composer',
  asChild: false,
  portal: false,
});

function Writing(props: Partial<PostComposerProps>) {
  const [value, setValue] = useState(props.value ?? sample.value);
  const [file, setFile] = useState(props.file ?? null);
  const [photos, setPhotos] = useState(props.gallery?.photos ?? []);
  const gallery: PostComposerGallery = {
    photos,
    max: 10,
    onReorder: (ids) => setPhotos(ids.flatMap((id) => photos.filter((photo) => photo.id === id))),
    onRemove: (id) => setPhotos(photos.filter((photo) => photo.id !== id)),
    onDescribe: nothing,
  };
  return (
    <PostComposer
      {...sample}
      {...props}
      file={file}
      gallery={photos.length > 1 ? gallery : undefined}
      onChange={setValue}
      onFileChange={setFile}
      value={value}
    />
  );
}

const line = (
  <PostComposerLine
    author={{ name: 'Agnes Bernard' }}
    label="Share something…"
    onFileChange={nothing}
    onOpen={nothing}
  />
);

describeConformance('PostComposerLine', line, {
  component: 'post-composer-line',
  asChild: false,
  portal: false,
});

const open = async (props: Partial<PostComposerProps> = {}) => {
  const onSubmit = vi.fn<() => void>();
  const screen = await mount(<Writing onSubmit={onSubmit} {...props} />);
  return {
    screen,
    onSubmit,
    title: screen.getByRole('textbox', { name: 'Title' }),
    content: screen.getByRole('textbox', { name: 'Content' }),
    share: screen.getByRole('button', { name: 'Share' }),
  };
};

describe('the keyboard of the composer', () => {
  it('Tab moves through it in visual order', async () => {
    const { screen, title, content, share } = await open();
    for (const stop of [title, content, screen.getByLabelText('Add a photo or video'), share]) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
  });

  it('Tab moves through the line that opens it, and Enter opens it', async () => {
    const onOpen = vi.fn<() => void>();
    const screen = await mount(
      <PostComposerLine
        author={{ name: 'Agnes Bernard' }}
        label="Share something…"
        onFileChange={nothing}
        onOpen={onOpen}
      />,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Share something…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect.element(screen.getByLabelText('Add a photo or video')).toHaveFocus();
  });

  it('the options come after the text, and no key in them publishes by accident', async () => {
    const { screen, content, onSubmit } = await open({
      options: sampleOptions,
      value: { ...sample.value, content: 'We meet.' },
    });
    content.element().focus();
    await userEvent.tab();
    const choice = screen.getByRole('checkbox', { name: 'This is a prayer intention' });
    await expect.element(choice).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(choice).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect.element(screen.getByLabelText('Add a photo or video')).toHaveFocus();
  });

  it('Close comes before Share', async () => {
    const onClose = vi.fn<() => void>();
    const { screen, onSubmit } = await open({ onClose, value: { ...sample.value, content: 'We meet.' } });
    screen.getByLabelText('Add a photo or video').element().focus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Enter moves from the title to the content, inserts a line break there, and never publishes', async () => {
    const { title, content, onSubmit } = await open();
    await title.click();
    await userEvent.keyboard('Procession{Enter}');
    await expect.element(content).toHaveFocus();
    await userEvent.keyboard('We meet{Enter}at four.');
    await expect.element(content).toHaveValue('We meet\nat four.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    '%s publishes from either field',
    async (keys) => {
      const { title, content, onSubmit } = await open();
      await content.fill('We meet.');
      await userEvent.keyboard(keys);
      await title.click();
      await userEvent.keyboard(keys);
      expect(onSubmit).toHaveBeenCalledTimes(2);
    },
  );

  it.each(['{Enter}', ' '])('%s on the button publishes', async (key) => {
    const { content, share, onSubmit } = await open();
    await content.fill('We meet.');
    share.element().focus();
    await userEvent.keyboard(key);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'the Enter of a composition (%o) publishes nothing and keeps the focus',
    async (word) => {
      const { title, onSubmit } = await open({ value: { ...sample.value, content: 'We meet.' } });
      await title.click();
      const key = { ...word, key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
      title.element().dispatchEvent(new KeyboardEvent('keydown', key));
      await expect.element(title).toHaveFocus();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );
});

describe('PostComposer', () => {
  it('publishes only once while the post is being sent', async () => {
    const { content, share, onSubmit } = await open({
      submitting: true,
      value: { ...sample.value, content: 'We meet.' },
    });
    content.element().focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    share.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(share).toHaveFocus();
  });

  it('requires text before it publishes, and focuses the field', async () => {
    const { content, share, onSubmit } = await open();
    await content.fill('   ');
    await share.click();
    await expect.element(content).toHaveFocus();
    await expect.element(content).toHaveAccessibleDescription('Please write something first.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not publish a text that is too long, but shows an error and focuses the field', async () => {
    stopClock();
    const { screen, content, share, onSubmit } = await open();
    await content.fill('x'.repeat(40));
    await expect.element(content).not.toHaveAttribute('aria-invalid');
    await content.fill('x'.repeat(43));
    await expect.element(content).toHaveAttribute('aria-invalid', 'true');
    await share.click();
    await expect.element(content).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
    const spoken = screen.container.querySelector('[aria-live="polite"]');
    await passTime(2000);
    await expect.poll(() => spoken?.textContent).toBe('3 characters too many');
    await content.fill('x'.repeat(40));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('shows the remaining characters near the limit, without announcing each key', async () => {
    const { screen, content } = await open();
    await content.fill('x'.repeat(20));
    expect(screen.container.querySelector('[data-part="count"]')).toBeNull();
    await content.fill('x'.repeat(39));
    await expect.element(content).toHaveAccessibleDescription('1 character left');
    const count = screen.container.querySelector('[data-part="count"]');
    expect(count?.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  it('moves the focus to the file picker when the file is removed', async () => {
    const { screen } = await open({ file: new File(['x'], 'banner.png', { type: 'image/png' }) });
    const remove = screen.getByRole('button', { name: 'Remove banner.png' });
    remove.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByLabelText('Add a photo or video')).toHaveFocus();
  });

  it('moves and removes the photos of a gallery with the keyboard', async () => {
    const { screen } = await open({ gallery: galleryOf(3) });
    screen.getByRole('button', { name: 'Move photo 1 back' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByLabelText('Alternative text').nth(1))
      .toHaveValue('The banner of Our Lady');
    await expect.element(screen.getByRole('button', { name: 'Move photo 2 back' })).toHaveFocus();
    await expect.element(screen.getByRole('status')).toHaveTextContent('The photo is now number 2 of 3.');
    screen.getByRole('button', { name: 'Remove photo 3' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Remove photo 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // One photo is not a gallery.
    await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Add a photo or video')).toHaveFocus();
  });
});

it('Share and the progress stay visible in the sheet of a phone with ten photos', async () => {
  await page.viewport(375, 667);
  const screen = await mount(
    <Sheet onOpenChange={nothing} open side="bottom" title="New post">
      <PostComposer {...sample} gallery={galleryOf(10)} plain progress={40} submitting />
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog').element();
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
  expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  for (const part of [screen.getByRole('button', { name: 'Share' }), screen.getByRole('progressbar')]) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
  }
});
