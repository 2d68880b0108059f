import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { LoadingScreen } from './loading-screen.tsx';

describeConformance('LoadingScreen', <LoadingScreen label="Loading…" />, {
  component: 'loading-screen',
  asChild: false,
  portal: false,
});

it('says that one waits, in the language that it is told in', async () => {
  const screen = await mount(<LoadingScreen label="Cargando…" lang="es" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cargando…');
  await expect.element(screen.getByText('Cargando…')).toHaveAttribute('lang', 'es');
});

it('stands still where motion is unwelcome', async () => {
  const screen = await mount(<LoadingScreen label="Loading…" />);
  const running = screen
    .getByRole('status')
    .element()
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running');
  expect(running).toEqual([]);
});
