import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Avatar } from './avatar.tsx';

const name = { first: 'Monica', last: 'Rossi' };
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describeConformance('Avatar', <Avatar name={name} />, {
  component: 'avatar',
  asChild: false,
  portal: false,
});

it('shows the initials from the start, and the picture over them', async () => {
  const screen = await mount(<Avatar name={name} src={pixel} />);
  const avatar = screen.container.querySelector('[data-component="avatar"]');
  expect(avatar?.textContent).toBe('MR');
  expect(avatar?.querySelector('img')?.getBoundingClientRect().width).toBe(44);
});

it('shows the initials again if the picture is broken, but still shows the next picture', async () => {
  const screen = await mount(<Avatar name={name} src="data:image/png;base64,AAAA" />);
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  await screen.rerender(<Avatar name={name} src={pixel} />);
  expect(screen.container.querySelector('img')).not.toBeNull();
});

it.each([null, undefined, ''])('requests no picture if there is none (%o)', async (src) => {
  const screen = await mount(<Avatar name={name} src={src} />);
  expect(screen.container.querySelector('img')).toBeNull();
});

it('is hidden from screen readers next to a name, and has a name when alone', async () => {
  const screen = await mount(<Avatar name={name} src={pixel} />);
  expect(screen.getByRole('img').query()).toBeNull();
  await screen.rerender(<Avatar label="Monica Rossi" name={name} src={pixel} />);
  await expect.element(screen.getByRole('img', { name: 'Monica Rossi', exact: true })).toBeVisible();
});

it('capitalizes the initials by the language’s rules', async () => {
  const screen = await mount(<Avatar name={{ first: 'ignatius', last: '' }} />, { locale: 'tr' });
  expect(screen.container.querySelector('[data-component="avatar"]')?.textContent).toBe('İ');
});
