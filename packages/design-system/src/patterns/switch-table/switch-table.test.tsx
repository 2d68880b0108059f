import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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
