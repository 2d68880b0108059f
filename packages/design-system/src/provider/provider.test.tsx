import { useState } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../test/mount.tsx';
import { CopyField } from '../components/copy-field/copy-field.tsx';
import { SkipLink } from '../components/skip-link/skip-link.tsx';
import { messages as arabic } from '../i18n/ar/index.ts';
import { messages as spanish } from '../i18n/es/index.ts';
import { DesignSystemProvider } from './provider.tsx';

const site = (
  <>
    <SkipLink href="#content" />
    <CopyField label="IBAN" value="DE00" />
  </>
);

it('falls back to English', async () => {
  const screen = await mount(site);
  await expect.element(screen.getByRole('link')).toHaveTextContent('Skip to the content');
  await expect.element(screen.getByRole('button')).toHaveTextContent('Copy');
});

function Speaking() {
  const [chosen, setChosen] = useState<'es' | 'ar'>('es');
  const messages = { es: spanish, ar: arabic }[chosen];
  return (
    <DesignSystemProvider locale={chosen} messages={messages}>
      <button onClick={() => setChosen('ar')} type="button">
        العربية
      </button>
      <SkipLink href="#content" />
    </DesignSystemProvider>
  );
}

it('uses the given language, and follows a change without remounting', async () => {
  const screen = await mount(<Speaking />);
  const link = screen.getByRole('link');
  await expect.element(link).toHaveTextContent('Ir al contenido');
  const element = link.element();
  await screen.getByRole('button', { name: 'العربية' }).click();
  await expect.element(link).toHaveTextContent('الانتقال إلى المحتوى');
  expect(link.element()).toBe(element);
});

it('falls back to English for a missing area', async () => {
  const screen = await mount(site, { locale: 'es', messages: { components: spanish.components } });
  await expect.element(screen.getByRole('link')).toHaveTextContent('Ir al contenido');
  await expect.element(screen.getByRole('button')).toHaveTextContent('Copy');
});

it('accepts overrides of single strings', async () => {
  const own = { components: { ...spanish.components, skipToContent: 'Al grano' } };
  const screen = await mount(site, { locale: 'es', messages: own });
  await expect.element(screen.getByRole('link')).toHaveTextContent('Al grano');
});
