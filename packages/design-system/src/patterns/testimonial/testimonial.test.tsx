import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Testimonial } from './testimonial.tsx';

const sample = <Testimonial location="Córdoba" name="Lucía" quote="Encontré mi parroquia." quoteLang="es" />;

describeConformance('Testimonial', sample, { component: 'testimonial', asChild: false, portal: false });

it('separates the quotation from its author, and sets its language', async () => {
  const screen = await mount(sample);
  const quote = screen.getByRole('blockquote');
  expect(quote.element().textContent).toBe('Encontré mi parroquia.');
  await expect.element(quote).toHaveAttribute('lang', 'es');
  expect(screen.getByText('Lucía').element().closest('[lang]')).toBe(document.documentElement);
});

it('adds the quotation marks itself', async () => {
  await mount(sample);
  const text = document.querySelector('blockquote > p');
  if (text === null) throw new Error('There is no quotation.');
  expect(getComputedStyle(text, '::before').content).toBe('open-quote');
  expect(getComputedStyle(text, '::after').content).toBe('close-quote');
});
