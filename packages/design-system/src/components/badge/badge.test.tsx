import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Badge } from './badge.tsx';

describeConformance('Badge', <Badge>Edited</Badge>, { component: 'badge', asChild: false, portal: false });

it('expresses its meaning in words, and is not focusable', async () => {
  const screen = await mount(<Badge tone="danger">Reported</Badge>);
  const badge = screen.getByText('Reported').element();
  expect(badge).toHaveAttribute('data-variant', 'danger');
  expect(badge.tabIndex).toBe(-1);
});

it('wraps a long label beside other content, and cuts off nothing', async () => {
  const screen = await mount(
    <div style={{ display: 'flex', inlineSize: '9rem' }}>
      <span>Rosario</span>
      <Badge>Pendiente de revisión por administradores</Badge>
    </div>,
  );
  const badge = screen.getByText('Pendiente de revisión por administradores').element();
  const row = screen.container.firstElementChild;
  expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(row?.getBoundingClientRect().right ?? 0);
});
