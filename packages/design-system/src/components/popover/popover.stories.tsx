import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from './popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: PopoverContent,
  subcomponents: { PopoverRoot, PopoverTrigger, PopoverClose },
  args: { title: 'Filter the posts' },
  parameters: { picture: 'page' },
  render: (args) => (
    <PopoverRoot>
      <PopoverTrigger>
        <Button variant="secondary">Filter</Button>
      </PopoverTrigger>
      <PopoverContent {...args}>
        <Stack gap={3}>
          <Checkbox label="Only with pictures" />
          <Checkbox defaultChecked label="Only of my parish" />
          <PopoverClose>
            <Button>Show 12 posts</Button>
          </PopoverClose>
        </Stack>
      </PopoverContent>
    </PopoverRoot>
  ),
} satisfies Meta<typeof PopoverContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
  const popover = await screen.findByRole('dialog', { name: 'Filter the posts' });
  await waitFor(() => expect(popover).toHaveFocus());
  return popover;
};

export const OpensAndGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    const popover = await open(canvas);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(popover).getByRole('button', { name: 'Show 12 posts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.body.style.pointerEvents).not.toBe('none');
  },
};

export const Above: Story = {
  args: { side: 'top' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const popover = await open(canvas);
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      trigger.getBoundingClientRect().top,
    );
  },
};

export const Aligned: Story = {
  tags: ['direction'],
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const popover = await open(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(popover).toBeVisible();
  },
};

/** The page stays usable. A press outside closes the popover and also has its usual effect. */
export const LeavesThePageInUse: Story = {
  render: (args) => (
    <Stack direction="row" gap={4}>
      <PopoverRoot>
        <PopoverTrigger>
          <Button variant="secondary">Filter</Button>
        </PopoverTrigger>
        <PopoverContent {...args} align="end" side="bottom">
          <Text>Nothing to filter.</Text>
        </PopoverContent>
      </PopoverRoot>
      <label>
        Search <input />
      </label>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    const search = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.click(search);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(search).toHaveFocus();
  },
};

export const InADialog: Story = {
  render: (args) => (
    <DialogRoot>
      <DialogTrigger>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent size="sm" title="Posts">
        <PopoverRoot>
          <PopoverTrigger>
            <Button variant="secondary">Filter</Button>
          </PopoverTrigger>
          <PopoverContent {...args}>
            <Checkbox label="Only with pictures" />
          </PopoverContent>
        </PopoverRoot>
      </DialogContent>
    </DialogRoot>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Posts' });
    const popover = await open(within(dialog));
    await userEvent.click(within(popover).getByRole('checkbox', { name: 'Only with pictures' }));
    await expect(within(popover).getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter the posts' })).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: { title: 'The Archconfraternity of the Most Holy Rosary and of Saint Dominic' },
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <PopoverRoot>
      <PopoverTrigger>
        <Button variant="secondary">Filter</Button>
      </PopoverTrigger>
      <PopoverContent {...args}>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>{`${'word'.repeat(75)}${index}`}</Text>
        ))}
      </PopoverContent>
    </PopoverRoot>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const popover = await screen.findByRole('dialog', { name: args.title });
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
    await waitFor(() =>
      expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(popover.scrollHeight).toBeGreaterThan(popover.clientHeight);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => void (await open(canvas)),
};
