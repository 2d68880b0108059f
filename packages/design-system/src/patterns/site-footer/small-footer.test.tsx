import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { SmallFooter, type SmallFooterProps } from './small-footer.tsx';

const sample: SmallFooterProps = {
  legalLinks: [
    { label: 'Terms', href: '#terms' },
    { label: 'Privacidad', href: '#privacy', lang: 'es' },
  ],
  copyright: '© 2025 Parvis',
  languageMenu: <button type="button">Language</button>,
};

describeConformance('SmallFooter', <SmallFooter {...sample} />, {
  component: 'small-footer',
  asChild: false,
  portal: false,
});

it('is one line of links and the language, in reading order of the keyboard', async () => {
  const screen = await mount(<SmallFooter {...sample} />);
  for (const stop of [
    screen.getByRole('link', { name: 'Terms' }),
    screen.getByRole('link', { name: 'Privacidad' }),
    screen.getByRole('button', { name: 'Language' }),
  ]) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
  await expect.element(screen.getByRole('link', { name: 'Privacidad' })).toHaveAttribute('lang', 'es');
});
