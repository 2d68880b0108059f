import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describeConformance('VisuallyHidden', <VisuallyHidden>comments</VisuallyHidden>, {
  component: 'visually-hidden',
  asChild: false,
  portal: false,
});

it('is part of the name of its container', async () => {
  const screen = await mount(
    <button type="button">
      12 <VisuallyHidden>comments</VisuallyHidden>
    </button>,
  );
  await expect.element(screen.getByRole('button', { name: '12 comments', exact: true })).toBeVisible();
});

it('announces its content if it is a live region', async () => {
  const screen = await mount(<VisuallyHidden role="status">Loading</VisuallyHidden>);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
});
