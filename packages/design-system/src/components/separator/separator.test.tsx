import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Separator } from './separator.tsx';

describeConformance('Separator', <Separator />, { component: 'separator', asChild: false, portal: false });

it('has its orientation for screen readers, unless it is decorative', async () => {
  const screen = await mount(<Separator orientation="vertical" />);
  await expect.element(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  await screen.rerender(<Separator decorative orientation="vertical" />);
  expect(screen.getByRole('separator').query()).toBeNull();
});
