import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { VerseCard, type VerseCardProps } from './verse-card.tsx';

const sample: VerseCardProps = {
  title: 'Verse of the Day',
  reference: 'Matthaeus 28:19',
  text: 'Euntes ergo docete omnes gentes.',
  textLang: 'la',
};

describeConformance('VerseCard', (props) => <VerseCard {...sample} {...props} />, {
  component: 'verse-card',
  asChild: false,
  portal: false,
});

it('is a section named by its title', async () => {
  const screen = await mount(<VerseCard {...sample} />);
  await expect.element(screen.getByRole('region', { name: 'Verse of the Day' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Verse of the Day');
  await screen.rerender(<VerseCard {...sample} headingLevel={4} />);
  await expect.element(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Verse of the Day');
});

it('sets the language of the verse, and shows its reference', async () => {
  const screen = await mount(<VerseCard {...sample} />);
  await expect.element(screen.getByRole('blockquote')).toHaveAttribute('lang', 'la');
  await expect
    .element(screen.getByRole('figure'))
    .toHaveTextContent('Euntes ergo docete omnes gentes.Matthaeus 28:19');
});

it('hides its ornament from screen readers', async () => {
  await mount(<VerseCard {...sample} />);
  expect(document.querySelector('[data-part="ornament"]')?.getAttribute('aria-hidden')).toBe('true');
});
