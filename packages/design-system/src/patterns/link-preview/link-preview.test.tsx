import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { LinkPreview } from './link-preview.tsx';

const sample = { url: 'https://www.parish.example/organ', title: 'The organ' };

describeConformance('LinkPreview', <LinkPreview {...sample} />, {
  component: 'link-preview',
  asChild: false,
  portal: false,
});

it('is one link, whose click area is the whole preview', async () => {
  const screen = await mount(<LinkPreview {...sample} description="It sounds." />);
  const { bottom, left } = screen.getByText('It sounds.').element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, bottom - 4)?.closest('a')?.href).toBe(sample.url);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'The organ' })).toHaveFocus();
  expect(document.activeElement?.getAttribute('rel')).toBe('nofollow noopener ugc');
});
