import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IconBold } from '../../icons/bold.tsx';
import { IconHeading } from '../../icons/heading.tsx';
import { IconItalic } from '../../icons/italic.tsx';
import { IconLink } from '../../icons/link.tsx';
import { IconList } from '../../icons/list.tsx';
import { IconNumberedList } from '../../icons/numbered-list.tsx';
import { IconQuote } from '../../icons/quote.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator } from './toolbar.tsx';

const onBold = fn();

const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  subcomponents: { ToolbarButton, ToolbarSeparator },
  args: {
    label: 'Formatting',
    children: (
      <>
        <ToolbarButton icon={<IconHeading />} label="Heading" />
        <ToolbarButton
          aria-keyshortcuts="Control+B"
          icon={<IconBold />}
          label="Bold"
          onClick={onBold}
          shortcut="Ctrl+B"
        />
        <ToolbarButton icon={<IconItalic />} label="Italic" shortcut="Ctrl+I" />
        <ToolbarSeparator />
        <ToolbarButton icon={<IconList />} label="List" />
        <ToolbarButton icon={<IconNumberedList />} label="Numbered list" />
        <ToolbarButton icon={<IconQuote />} label="Quote" />
        <ToolbarSeparator />
        <ToolbarButton icon={<IconLink />} label="Link" shortcut="Ctrl+K" />
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={6}>
      <Toolbar {...args} />
      <Field label="Text">
        <Stack gap={1}>
          <Toolbar {...args} label="Formatting of the text" />
          <TextArea defaultValue="Be **at peace**." rows={3} />
        </Stack>
      </Field>
      <div style={{ inlineSize: '12rem' }}>
        <Toolbar {...args} label="In a narrow place" />
      </div>
    </Stack>
  ),
};

/** Tab reaches one button. The arrow keys move between the buttons, and Home and End to the ends. */
export const ByKeyboard: Story = {
  tags: ['direction'],
  play: async ({ canvas }) => {
    onBold.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    const isRightToLeft = getComputedStyle(canvas.getByRole('toolbar')).direction === 'rtl';
    await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Bold (Ctrl+B)');
    await userEvent.keyboard('{Enter}');
    await expect(onBold).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).not.toHaveFocus();
  },
};

export const Disabled: Story = {
  args: {
    children: (
      <>
        <ToolbarButton disabled icon={<IconBold />} label="Bold" />
        <ToolbarButton icon={<IconItalic />} label="Italic" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bold' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
};
