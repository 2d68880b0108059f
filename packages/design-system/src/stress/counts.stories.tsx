import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AvatarGroup } from '../components/avatar-group/avatar-group.tsx';
import { Avatar } from '../components/avatar/avatar.tsx';
import { Button } from '../components/button/button.tsx';
import { CountBadge } from '../components/count-badge/count-badge.tsx';
import { MenuContent, MenuItem, MenuRoot, MenuTrigger } from '../components/dropdown-menu/dropdown-menu.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { Field } from '../components/field/field.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { NativeSelect } from '../components/native-select/native-select.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

// A longer list should be a combobox.
const longestMenu = 100;

const people = (count: number) =>
  numbers(count).map((number) => ({
    id: String(number),
    name: `Monica Rossi ${number}`,
    person: { first: 'Monica', last: `Rossi ${number}` },
  }));

function Parishes({ count }: { count: number }) {
  return (
    <Stack gap={5}>
      <Field label="Parish">
        <NativeSelect
          options={numbers(count).map((number) => ({ value: String(number), label: `Parish ${number}` }))}
        />
      </Field>
      <Stack align="center" direction="row" gap={3} wrap>
        <CountBadge count={count} /> <Text>{count} members</Text>
        <AvatarGroup people={people(count)} />
      </Stack>
      <MenuRoot>
        <MenuTrigger>
          <Button variant="secondary">Go to</Button>
        </MenuTrigger>
        <MenuContent align="start">
          {numbers(Math.min(count, longestMenu)).map((number) => (
            <MenuItem key={number}>Parish {number}</MenuItem>
          ))}
        </MenuContent>
      </MenuRoot>
      {count === 0 ? <EmptyState headingLevel={2} title="No parishes yet" /> : null}
      <Grid as="ul" columns="sm" gap={4} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {numbers(count).map((number) => (
          <Text as="li" key={number}>
            Parish {number}
          </Text>
        ))}
      </Grid>
    </Stack>
  );
}

// Found by selector, because a role query examines each of a thousand elements.
const entries = () => [...document.querySelectorAll<HTMLElement>('[role="menu"] [role="menuitem"]')];

const meta = {
  title: 'Stress/Counts',
  component: Parishes,
  tags: ['!autodocs'],
  args: { count: 0 },
} satisfies Meta<typeof Parishes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without data every component shows its empty state. */
export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Parish' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No parishes yet' })).toBeVisible();
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
};

/** With a thousand items in each component, nothing overflows. End reaches the last entry of a long menu. */
export const AThousand: Story = {
  tags: ['direction'],
  args: { count: 1000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(1000);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    canvas.getByRole('button', { name: 'Go to' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(entries()).toHaveLength(longestMenu));
    await userEvent.keyboard('{End}');
    const last = entries().at(-1) ?? document.body;
    const menu = last.closest('[role="menu"]') ?? document.body;
    await waitFor(() => expect(last).toHaveFocus());
    const [window_, item] = [menu.getBoundingClientRect(), last.getBoundingClientRect()];
    await expect(window_.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(item.bottom).toBeLessThanOrEqual(window_.bottom + 1);
    await userEvent.keyboard('{Escape}');
  },
};

const missing = 'data:image/png;base64,AAAA';

/** Pictures that fail to load are replaced by initials, without a broken image icon. */
export const MissingPictures: Story = {
  render: () => (
    <Stack gap={5}>
      <Stack direction="row" gap={3}>
        {people(3).map(({ name, person }) => (
          <Avatar key={name} label={name} name={person} src={missing} />
        ))}
      </Stack>
      <AvatarGroup people={people(12).map((person) => ({ ...person, picture: missing }))} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(0));
    await expect(canvas.getByRole('img', { name: 'Monica Rossi 1' })).toHaveTextContent('MR');
  },
};
