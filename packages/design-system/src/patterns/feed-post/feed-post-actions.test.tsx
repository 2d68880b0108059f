import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.tsx';
import { FeedPost } from './feed-post.tsx';
import { sampleIntercession, sampleLike } from './sample-reactions.tsx';

const nothing = () => undefined;

it.each([375, 520, 580, 606, 648, 672])(
  'keeps the actions of a prayer in one row of %d px',
  async (width) => {
    await page.viewport(1280, 800);
    const { container } = await mount(
      <div style={{ inlineSize: `${width}px` }}>
        <FeedPost
          author={{ name: 'Monica Rossi' }}
          commentsCount={140}
          content="For my mother, who is in hospital."
          createdAt="2020-04-05T09:30:00Z"
          id="post"
          onComment={nothing}
          onReact={nothing}
          onShare={nothing}
          reactions={[sampleIntercession(128), sampleLike(1200)]}
          shares={17}
          title=""
        />
      </div>,
    );
    const actions = [...container.querySelectorAll('[data-part="action"]')];
    expect(actions).toHaveLength(4);
    expect(new Set(actions.map((action) => action.getBoundingClientRect().top)).size).toBe(1);
  },
);
