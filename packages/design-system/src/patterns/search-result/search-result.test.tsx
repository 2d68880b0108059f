import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { keyedParts } from './keyed-parts.ts';
import { SearchResultSkeleton } from './search-result-skeleton.tsx';
import { SearchResult, type SearchResultProps } from './search-result.tsx';

const sample: SearchResultProps = {
  title: [{ text: 'Rosary', isMatch: true }, { text: ' on Thursdays' }],
  excerpt: [{ text: 'We pray the ' }, { text: 'rosary', isMatch: true }, { text: '.' }],
  href: '#result',
};

describeConformance('SearchResult', (props) => <SearchResult {...sample} {...props} />, {
  component: 'search-result',
  asChild: false,
  portal: false,
});

describeConformance('SearchResultSkeleton', <SearchResultSkeleton />, {
  component: 'search-result-skeleton',
  asChild: false,
  portal: false,
});

describe('the highlights', () => {
  it('are marks, and the name of the link is the whole title', async () => {
    await mount(<SearchResult {...sample} />);
    await expect.element(page.getByRole('link', { name: 'Rosary on Thursdays' })).toBeVisible();
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Rosary',
      'rosary',
    ]);
    await expect.element(page.getByText('We pray the rosary.')).toBeVisible();
  });

  it('show markup as text', async () => {
    await mount(<SearchResult {...sample} excerpt={[{ text: '<b>rosary</b>', isMatch: true }]} />);
    await expect.element(page.getByText('<b>rosary</b>')).toBeVisible();
    expect(document.querySelector('b')).toBeNull();
  });

  it('have different keys if two parts are equal', () => {
    const keys = keyedParts([{ text: 'amen' }, { text: 'amen' }]).map(({ key }) => key);
    expect(keys).toEqual([0, 4]);
  });
});
