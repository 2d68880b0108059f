import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import {
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogRoot,
  DialogTrigger,
} from '../components/dialog/dialog.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Text } from '../components/text/text.tsx';
import { IconMessage } from '../icons/message.tsx';
import { IconStore } from '../icons/store.tsx';
import { IconUser } from '../icons/user.tsx';
import { IconUsers } from '../icons/users.tsx';
import { AppHeader } from '../patterns/app-header/app-header.tsx';
import { BottomBar } from '../patterns/bottom-bar/bottom-bar.tsx';
import { PageLayout } from '../patterns/page-layout/page-layout.tsx';
import { headerActions } from '../patterns/samples.tsx';
import { SideCard } from '../patterns/side-card/side-card.tsx';
import { SideMenu } from '../patterns/side-menu/side-menu.tsx';
import { ThreeColumnLayout } from '../patterns/three-column-layout/three-column-layout.tsx';
import { overflowing } from './overflow.ts';

/** A page frame and a dialog over it. The same text is used everywhere. */
function Framed({ words }: { words: string }) {
  const places = [
    { href: '#community', label: words, icon: <IconUsers />, current: true },
    { href: '#messages', label: `2. ${words}`, icon: <IconMessage />, count: 120 },
    { href: '#store', label: `3. ${words}`, icon: <IconStore /> },
  ];
  return (
    <PageLayout
      bottomBar={<BottomBar items={places} label="Main places" />}
      header={
        <AppHeader
          actions={headerActions}
          homeHref="#home"
          links={[{ href: '#store', label: words, icon: <IconStore />, variant: 'secondary' }]}
          menuLabel="Menu"
          onMenu={fn()}
          profile={{
            name: words,
            label: 'Profile',
            items: [{ label: words, href: '#profile', icon: <IconUser /> }],
          }}
        />
      }
    >
      <ThreeColumnLayout
        end={<SideCard title={words}>{words}</SideCard>}
        start={<SideMenu items={places} label="Places" />}
      >
        <Heading level={1}>{words}</Heading>
        <Text>{words}</Text>
        <DialogRoot>
          <DialogTrigger>
            <Button>Open the dialog</Button>
          </DialogTrigger>
          <DialogContent description={words} title={words}>
            <Text>{words}</Text>
            <DialogFooter>
              <DialogClose>
                <Button variant="secondary">{words}</Button>
              </DialogClose>
              <Button>{words}</Button>
            </DialogFooter>
          </DialogContent>
        </DialogRoot>
      </ThreeColumnLayout>
    </PageLayout>
  );
}

const expectNoOverflow: NonNullable<Meta<typeof Framed>['play']> = async ({ canvas, canvasElement }) => {
  await expect(overflowing(canvasElement)).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await userEvent.click(canvas.getByRole('button', { name: 'Open the dialog' }));
  const dialog = await screen.findByRole('dialog');
  await expect(overflowing(dialog)).toEqual([]);
  const { left, right, bottom } = dialog.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
};

const meta = {
  title: 'Stress/Frame',
  component: Framed,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare' },
  args: { words: 'The parish of Saint Monica invites you to vespers' },
  play: expectNoOverflow,
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A very long name. */
export const LongNames: Story = {
  args: {
    words: 'María de los Ángeles Guadalupe Hernández-Villanueva y Montesinos de la Santísima Trinidad',
  },
  globals: { viewport: { value: 'narrow' } },
};

/** 300 letters without a possible line break. */
export const OneWord: Story = {
  args: { words: 'Donaudampfschiff'.repeat(19).slice(0, 300) },
  globals: { viewport: { value: 'narrow' } },
};

/** A window of 1280 px at a zoom of 400%. It is then 320 px wide, and must scroll in only one direction. */
export const Reflow: Story = { globals: { viewport: { value: 'reflow' } } };
