import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconEdit } from '../../icons/edit.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { InformationList, type InformationItem, type InformationListProps } from './information-list.tsx';

const answers: readonly InformationItem[] = [
  { term: 'Parish', value: 'Saint Casimir', visibility: 'members' },
  { term: 'Diocese', value: 'Oakland', visibility: 'members' },
  { term: 'Rite', value: 'Western · Latin', visibility: 'friends' },
  { term: 'Favourite saint', value: 'Saint Faustina Kowalska', visibility: 'friends' },
  { term: 'Knight of Columbus', value: 'No', visibility: 'onlyMe' },
  { term: 'Historical figure', visibility: 'onlyMe' },
];

const args: InformationListProps = { title: 'Faith', items: answers };

const meta = {
  title: 'Patterns/People/InformationList',
  component: InformationList,
  args,
  render: (args) => (
    <div style={{ maxInlineSize: '42rem' }}>
      <InformationList {...args} />
    </div>
  ),
} satisfies Meta<typeof InformationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member's own information, and who can see it. */
export const OnesOwn: Story = {
  args: {
    action: (
      <Button leadingIcon={<IconEdit />} size="sm" variant="secondary">
        Edit
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Faith' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
    const marks = canvasElement.querySelectorAll('[data-part="visibility"]');
    await expect([...marks].map((mark) => mark.textContent)).toEqual([
      'Visible to Members',
      'Visible to Members',
      'Visible to Friends',
      'Visible to Friends',
      'Visible to Only me',
      'Visible to Only me',
    ]);
    await expect(canvas.getByText('Not given')).toBeVisible();
  },
};

export const Others: Story = {
  args: { items: answers.slice(0, 4).map(({ term, value }) => ({ term, value })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="visibility"]')).toBeNull();
    const [first] = canvas.getAllByRole('definition');
    await expect(first).toHaveTextContent('Saint Casimir');
  },
};

export const WithoutTitle: Story = {
  render: () => <InformationList items={answers} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongWords: Story = {
  args: { items: [{ term: unbrokenWord, value: unbrokenWord, visibility: 'onlyMe' }] },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
    await expect(within(canvasElement).getByRole('term')).toHaveTextContent(unbrokenWord);
  },
};

/** A text with its line breaks. */
export const SeveralLines: Story = {
  args: {
    items: [{ term: 'About me', value: 'I play the organ.\n\nOn Sundays at ten.', visibility: 'members' }],
  },
  play: async ({ canvas }) => {
    const value = canvas.getByText(/I play the organ/).closest('dd');
    if (value === null) throw new Error('There is no value.');
    const lineHeight = Number.parseFloat(getComputedStyle(value).lineHeight);
    await expect(value.getBoundingClientRect().height).toBeGreaterThanOrEqual(lineHeight * 3 - 1);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: '48rem' }}>
      <InformationList
        {...args}
        action={
          <Button leadingIcon={<IconEdit />} size="sm" variant="secondary">
            Edit
          </Button>
        }
      />
      <Grid columns="sm">
        <InformationList
          {...args}
          items={answers.slice(0, 3).map(({ term, value }) => ({ term, value }))}
          title="In a narrow place"
        />
        <InformationList items={[{ term: 'Name', value: unbrokenWord, visibility: 'members' }]} />
      </Grid>
    </Stack>
  ),
};
