import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { EditorLayout, type EditorLayoutProps, type EditorView } from './editor-layout.tsx';

function WithView(args: EditorLayoutProps) {
  const [view, setView] = useState<EditorView>(args.view);
  return <EditorLayout {...args} onViewChange={setView} view={view} />;
}

const fields = (title: string) => (
  <Stack gap={4}>
    <Field label="Title">
      <TextInput defaultValue={title} />
    </Field>
    <Field label="Text">
      <TextArea defaultValue="Come as you are." rows={6} />
    </Field>
  </Stack>
);

const preview = (title: string) => (
  <Stack as="article" gap={4}>
    <Heading level={3} size="xl">
      {title}
    </Heading>
    <Prose>
      <p>Come as you are.</p>
    </Prose>
  </Stack>
);

const meta = {
  title: 'Patterns/Layout/EditorLayout',
  component: EditorLayout,
  parameters: { canvas: 'wide' },
  args: {
    label: 'Views',
    writeLabel: 'Write',
    previewLabel: 'Preview',
    settingsLabel: 'Settings',
    view: 'write',
    onViewChange: () => {},
    children: fields('An evening of prayer'),
    preview: preview('An evening of prayer'),
    settings: (
      <Field label="Language">
        <NativeSelect
          options={[
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Español' },
          ]}
        />
      </Field>
    ),
    actions: (
      <Stack direction="row" gap={3}>
        <Button>Publish</Button>
        <Button variant="secondary">Save draft</Button>
      </Stack>
    ),
  },
  render: (args) => <WithView {...args} />,
} satisfies Meta<typeof EditorLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible();
  },
};

/** On a narrow page, a tab shows the preview instead of the fields and the settings. */
export const Narrow: Story = {
  tags: ['direction'],
  play: async ({ canvas }) => {
    const tab = canvas.queryByRole('tab', { name: 'Preview' });
    if (tab === null) {
      await expect(canvas.getByRole('heading', { name: 'An evening of prayer' })).toBeVisible();
      return;
    }
    await userEvent.click(tab);
    await expect(canvas.getByRole('heading', { name: 'An evening of prayer' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { children: fields(unbrokenWord), preview: preview(unbrokenWord) },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="editor-layout"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};
