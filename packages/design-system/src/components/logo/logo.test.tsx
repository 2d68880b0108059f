import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Logo } from './logo.tsx';

describeConformance('Logo', <Logo />, { component: 'logo', asChild: false, portal: false });

it('is announced once, with or without the visible name', async () => {
  const screen = await mount(
    <a href="#home">
      <Logo name="Saint Monica’s" />
    </a>,
  );
  await expect.element(screen.getByRole('link', { name: 'Saint Monica’s', exact: true })).toBeVisible();
  await screen.rerender(
    <a href="#home">
      <Logo name="Saint Monica’s" variant="mark" />
    </a>,
  );
  await expect.element(screen.getByRole('link', { name: 'Saint Monica’s', exact: true })).toBeVisible();
});
