import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { LoadingScreen } from './loading-screen.tsx';

describeConformance('LoadingScreen', <LoadingScreen label="Loading…" />, {
  component: 'loading-screen',
  asChild: false,
  portal: false,
});

it('announces loading in the given language', async () => {
  const screen = await mount(<LoadingScreen label="Cargando…" lang="es" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cargando…');
  await expect.element(screen.getByText('Cargando…')).toHaveAttribute('lang', 'es');
});

it('does not move with reduced motion', async () => {
  const screen = await mount(<LoadingScreen label="Loading…" />);
  const running = screen
    .getByRole('status')
    .element()
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running');
  expect(running).toEqual([]);
});
