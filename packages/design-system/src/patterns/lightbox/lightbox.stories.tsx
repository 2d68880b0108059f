import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { longText, samplePicture, unbrokenWord } from '../feed-post/samples.ts';
import { goods } from '../market-samples.ts';
import { Lightbox, type LightboxPicture, type LightboxProps } from './lightbox.tsx';

const church = samplePicture(1600, 1040);

const pictures: readonly LightboxPicture[] = [
  {
    id: '1',
    name: 'church-at-dusk.jpg',
    src: church.src,
    width: church.width,
    height: church.height,
    placeholder: church.placeholder,
    description: church.description,
    caption: 'Agnes Bernard, yesterday at 8:14 PM',
    downloadHref: church.src,
  },
  {
    id: '2',
    name: 'icon.svg',
    src: goods.icon.src,
    width: 800,
    height: 600,
    description: goods.icon.description,
    caption: 'You, today at 9:02 AM',
    onDownload: fn(),
  },
  { id: '3', name: 'later.jpg', width: 800, height: 600, placeholder: church.placeholder },
];

function Kept(props: LightboxProps) {
  const [open, setOpen] = useState(props.open);
  const [currentId, setCurrentId] = useState(props.currentId);
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="secondary">
        Open picture
      </Button>
      <Lightbox
        {...props}
        currentId={currentId}
        onCurrentIdChange={(id) => {
          setCurrentId(id);
          props.onCurrentIdChange(id);
        }}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
        open={open}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Chat/Lightbox',
  component: Lightbox,
  parameters: { picture: 'page' },
  args: { open: true, pictures, currentId: '1', onOpenChange: fn(), onCurrentIdChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  const dialog = await screen.findByRole('dialog');
  const box = dialog.getBoundingClientRect();
  await expect(box.width).toBe(document.documentElement.clientWidth);
  await expect(box.height).toBe(window.innerHeight);
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  return dialog;
};

export const Overview: Story = {
  tags: ['composed'],
  play: async () => {
    const dialog = within(await fits());
    const image = dialog.getByRole('img', { name: church.description ?? '' });
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    const stage = image.parentElement?.getBoundingClientRect();
    await expect(image.getBoundingClientRect().height).toBeLessThanOrEqual(stage?.height ?? 0);
    await expect(dialog.getByText('1 of 3')).toBeVisible();
  },
};

export const LeafedThrough: Story = {
  tags: ['direction'],
  play: async ({ args }) => {
    const dialog = within(await fits());
    const previous = dialog.getByRole('button', { name: 'Previous picture' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onCurrentIdChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    await expect(args.onCurrentIdChange).toHaveBeenLastCalledWith('2');
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download: icon.svg' }));
    await expect(pictures[1]?.onDownload).toHaveBeenCalledOnce();

    const rtl = document.documentElement.dir === 'rtl';
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(args.onCurrentIdChange).toHaveBeenLastCalledWith('3');
    await expect(dialog.getByText('Loading file...')).toBeInTheDocument();
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(args.onCurrentIdChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Home}');
    await expect(args.onCurrentIdChange).toHaveBeenLastCalledWith('1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OneAlone: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async () => {
    const dialog = within(await fits());
    await expect(dialog.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await expect(dialog.getByRole('link', { name: 'Download: church-at-dusk.jpg' })).toHaveAttribute(
      'download',
      'church-at-dusk.jpg',
    );
  },
};

export const Loading: Story = {
  args: { currentId: '3' },
  play: async () => {
    const dialog = within(await fits());
    await expect(dialog.getByText('Loading file...')).toBeInTheDocument();
    await expect(dialog.queryByRole('img')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    pictures: [
      { id: '1', name: 'gone.jpg', src: 'data:image/png;base64,AAAA' },
      { id: '2', name: 'forbidden.jpg', error: 'You can no longer see this file.' },
    ],
  },
  play: async () => {
    const dialog = within(await fits());
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The file could not be loaded.');
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You can no longer see this file.');
  },
};

export const Stress: Story = {
  args: {
    pictures: [
      {
        id: '1',
        name: `${unbrokenWord}.jpg`,
        src: samplePicture(300, 3000).src,
        width: 300,
        height: 3000,
        caption: longText,
        downloadHref: '#download',
      },
      { id: '2', name: 'a.jpg' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await fits();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async () => {
    const dialog = within(await fits());
    await expect(dialog.getByRole('button', { name: 'Imagen siguiente' })).toBeVisible();
    await expect(dialog.getByText('1 de 3')).toBeVisible();
  },
};
