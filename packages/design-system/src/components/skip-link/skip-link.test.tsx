import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { SkipLink } from './skip-link.tsx';

describeConformance('SkipLink', <SkipLink href="#content" />, {
  component: 'skip-link',
  asChild: false,
  portal: false,
});

it('is the first tab stop, and Enter skips the header', async () => {
  const screen = await mount(
    <>
      <SkipLink href="#content" />
      <a href="#other">Home</a>
      <main id="content" tabIndex={-1}>
        <a href="#first">First</a>
      </main>
    </>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'First' })).toHaveFocus();
});
