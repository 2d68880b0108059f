import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';

const subscribe = vi.fn<(email: string) => Promise<void>>();

const check = (email: string) => (email.includes('@') ? undefined : 'No address');

const sample: SiteFooterProps = {
  description: 'A digital space for Catholics.',
  quickLinksTitle: 'Quick Links',
  quickLinks: [
    { label: 'Home', href: '#home' },
    { label: 'Inicio', href: '#inicio', lang: 'es' },
  ],
  contactTitle: 'Contact',
  contact: [{ label: 'hello@parvis.example', href: 'mailto:hello@parvis.example' }, { label: 'Miami' }],
  newsletter: { title: 'Newsletter', label: 'E-mail', buttonLabel: 'Subscribe', onSubscribe: subscribe },
  social: [{ label: 'YouTube', href: 'https://www.youtube.com/', icon: <svg /> }],
  legalLinks: [{ label: 'Terms', href: '#terms' }],
  copyright: '© 2025 Parvis',
};

describeConformance('SiteFooter', <SiteFooter {...sample} />, {
  component: 'site-footer',
  asChild: false,
  portal: false,
});

describe('the landmarks pattern', () => {
  it('is the only contentinfo, and every navigation in it has a name', async () => {
    const screen = await mount(<SiteFooter {...sample} />);
    await expect.element(screen.getByRole('contentinfo')).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
    expect(screen.getByRole('navigation').elements()).toHaveLength(1);
  });
});

describe('the keyboard of the footer', () => {
  it('Tab moves through it in reading order', async () => {
    const screen = await mount(<SiteFooter {...sample} />);
    const stops = [
      screen.getByRole('link', { name: 'YouTube' }),
      screen.getByRole('link', { name: 'Home' }),
      screen.getByRole('link', { name: 'Inicio' }),
      screen.getByRole('link', { name: 'hello@parvis.example' }),
      screen.getByRole('textbox', { name: 'E-mail' }),
      screen.getByRole('button', { name: 'Subscribe' }),
      screen.getByRole('link', { name: 'Terms' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
  });

  it("Enter in the field shows the site's error message", async () => {
    subscribe.mockReset().mockResolvedValue();
    const newsletter = {
      title: 'Newsletter',
      label: 'E-mail',
      buttonLabel: 'Subscribe',
      check,
      onSubscribe: subscribe,
    };
    const screen = await mount(<SiteFooter {...sample} newsletter={newsletter} />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    await field.fill('teresa');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription('No address');
    await expect.element(field).toHaveFocus();
    expect(subscribe).not.toHaveBeenCalled();
    await field.fill('teresa@parvis.example');
    await expect.element(screen.getByText('No address')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('teresa@parvis.example');
  });

  it('Enter in the field subscribes once, and the field is empty afterwards', async () => {
    const request = Promise.withResolvers<void>();
    subscribe.mockReset().mockReturnValue(request.promise);
    const screen = await mount(<SiteFooter {...sample} />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    await field.fill(' teresa@parvis.example');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('teresa@parvis.example');
    request.resolve();
    await expect.element(field).toHaveValue('');
    expect(field.element().matches(':user-invalid')).toBe(false);
  });
});

describe('SiteFooter', () => {
  it('keeps an address that could not be sent', async () => {
    subscribe.mockReset().mockRejectedValue(new Error('No connection.'));
    const screen = await mount(<SiteFooter {...sample} />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    await field.fill('teresa@parvis.example');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-busy');
    await expect.element(field).toHaveValue('teresa@parvis.example');
  });

  it("sets the language of a link that differs from the page's", async () => {
    const screen = await mount(<SiteFooter {...sample} />);
    await expect.element(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('lang', 'es');
  });
});
