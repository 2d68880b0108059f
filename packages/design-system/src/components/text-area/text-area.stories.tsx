import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconImage } from '../../icons/image.tsx';
import { Field } from '../field/field.tsx';
import { Grid } from '../grid/grid.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { name: 'content' },
  render: (args) => (
    <Field label="Your post">
      <TextArea {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <Field label="Your post">
        <TextArea {...args} placeholder="A thought, a prayer, good news…" />
      </Field>
      <Field label="With a count">
        <TextArea {...args} defaultValue="Ave Maria" maxLength={200} showCount />
      </Field>
      <Field label="Too long">
        <TextArea {...args} defaultValue="Hail Mary, full of grace" maxLength={20} showCount />
      </Field>
      <Field label="Grows with its text">
        <TextArea {...args} autoGrow defaultValue={'Kyrie eleison\n'.repeat(5)} />
      </Field>
      <Field error="Say a little more." label="Invalid">
        <TextArea {...args} defaultValue="Hm" />
      </Field>
      <Field label="Read only">
        <TextArea {...args} defaultValue="The thread is closed." readOnly />
      </Field>
      <Field label="Disabled">
        <TextArea {...args} defaultValue={'w'.repeat(300)} disabled />
      </Field>
    </Grid>
  ),
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox', { name: 'Your post' });
    await userEvent.type(textarea, 'Deo gratias{Enter}Alleluia');
    await expect(textarea).toHaveValue('Deo gratias\nAlleluia');
  },
};

export const AutoGrow: Story = {
  args: { autoGrow: true },
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox');
    const before = textarea.getBoundingClientRect().height;
    await userEvent.type(textarea, 'One\nTwo\nThree\nFour\nFive\nSix');
    await expect(textarea.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const AutoGrowStopsAtHalfTheWindow: Story = {
  args: { autoGrow: true, defaultValue: 'Kyrie eleison\n'.repeat(80) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeLessThanOrEqual(
      innerHeight / 2 + 1,
    );
  },
};

export const WithCount: Story = {
  args: { maxLength: 20, showCount: true },
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox');
    await expect(textarea).toHaveAccessibleDescription('20 characters left');
    await userEvent.type(textarea, 'Ave Maria');
    await expect(textarea).toHaveAccessibleDescription('11 characters left');
    await waitFor(() =>
      expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('11 characters left'),
    );
  },
};

export const TooLong: Story = {
  args: { maxLength: 20, showCount: true, defaultValue: 'Hail Mary, full of grace' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('4 characters too many');
  },
};

export const WrittenByAFormLibrary: Story = {
  args: { maxLength: 20, showCount: true },
  render: (args) => (
    <Field label="Your post">
      <TextArea
        {...args}
        ref={(element) => {
          if (element !== null) element.value = 'Ave';
        }}
      />
    </Field>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('17 characters left'),
    );
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'Hm' },
  render: (args) => (
    <Field error="Say a little more." label="Your post">
      <TextArea {...args} />
    </Field>
  ),
};

/** Buttons that write into the text are below it, beside the count. */
export const WithTools: Story = {
  args: {
    maxLength: 200,
    showCount: true,
    tools: <IconButton icon={<IconImage />} label="Add a photo" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('200 characters left');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'The thread is closed.' } };
