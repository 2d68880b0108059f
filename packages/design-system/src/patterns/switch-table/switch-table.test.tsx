import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { SwitchTable, type SwitchTableProps } from './switch-table.tsx';

const sample: SwitchTableProps = {
  label: 'Notifications',
  columns: [
    { id: 'site', label: 'On the site' },
    { id: 'email', label: 'Email' },
  ],
  emptyLabel: 'Not available',
  groups: [{ label: 'Posts', rows: [{ id: 'likes', label: 'Likes', cells: {} }] }],
};

describeConformance('SwitchTable', (props) => <SwitchTable {...sample} {...props} />, {
  component: 'switch-table',
  asChild: false,
  portal: false,
});

it('Tab moves from switch to switch, and Space changes one', async () => {
  const onChange = vi.fn<(way: string) => void>();
  const cells = {
    site: <Switch label="Site" onChange={() => onChange('site')} />,
    email: <Switch label="Email" onChange={() => onChange('email')} />,
  };
  await mount(
    <SwitchTable {...sample} groups={[{ label: 'Posts', rows: [{ id: 'likes', label: 'Likes', cells }] }]} />,
  );
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([['email']]);
});

it('does not break a name in the narrow card of a small phone', async () => {
  await page.viewport(320, 640);
  const rows = [{ id: 'comments', label: 'Comentarios', cells: {} }];
  const screen = await mount(
    <div style={{ inlineSize: '248px' }}>
      <SwitchTable {...sample} groups={[{ label: 'Posts', rows }]} />
    </div>,
  );
  const name = screen.getByText('Comentarios').element();
  const range = document.createRange();
  range.selectNodeContents(name);
  expect(range.getClientRects()).toHaveLength(1);
});
