import { createElement as element, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as system from '../../index.ts';
import { sampleLike } from '../feed-post/sample-reactions.tsx';

const nothing = () => undefined;

const samples: Record<string, ReactElement> = {
  EventList: element(system.EventList, {
    items: [{ id: 'a', title: 'Rosary' }],
    undatedLabel: 'To be announced',
  }),
  Feed: element(system.Feed, {
    label: 'Posts',
    busy: true,
    hasMore: true,
    loadMoreLabel: 'More',
    onLoadMore: nothing,
    onRetry: nothing,
    children: element(system.FeedPost, {
      id: 'post',
      author: { name: 'Monica Rossi', href: '/monica' },
      createdAt: '2026-04-05T09:30:00Z',
      title: 'Procession',
      content: 'On Sunday.',
      media: { kind: 'picture', src: '/a.webp', sources: [], width: 800, height: 600, description: '' },
      reactions: [sampleLike(1, true)],
      onReact: nothing,
      commentsCount: 2,
      onComment: nothing,
      shares: 3,
      onShare: nothing,
      menu: [{ label: 'Hide', onSelect: nothing }],
    }),
  }),
  FeedPostSkeleton: element(system.FeedPostSkeleton),
  HeroSection: element(system.HeroSection, { title: 'Parvis', text: 'Where people meet.' }),
  NewPostsPill: element(system.NewPostsPill, { count: 1, label: '1 new post', onClick: nothing }),
  PostComposer: element(system.PostComposer, {
    author: { name: 'Monica Rossi' },
    value: { title: '', content: '', imageDescription: '' },
    file: null,
    onChange: nothing,
    onFileChange: nothing,
    onSubmit: nothing,
    submitting: false,
    progress: null,
    maxContent: 5000,
  }),
  QuoteRotator: element(system.QuoteRotator, {
    label: 'Words of the saints',
    pauseLabel: 'Pause',
    playLabel: 'Play',
    quotes: [
      { id: 'a', author: 'Saint Augustine', text: 'Take up and read.' },
      { id: 'b', author: 'Saint Benedict', text: 'Pray and work.' },
    ],
  }),
  ResourceCard: element(system.ResourceCard, {
    title: 'Confessions',
    kind: 'Ebook',
    author: 'Saint Augustine',
  }),
  SideCard: element(system.SideCard, { title: 'Events', children: 'None' }),
  Testimonial: element(system.Testimonial, { quote: 'Home.', name: 'Monica', location: 'Ostia' }),
  ThreeColumnLayout: element(system.ThreeColumnLayout, { children: 'Content' }),
  VerseCard: element(system.VerseCard, { title: 'Verse', reference: 'John 1:1', text: 'In the beginning' }),
};

describe('on a server, without a document', () => {
  it.each(Object.entries(samples))('%s renders without a warning', (_, sample) => {
    using errors = vi.spyOn(console, 'error');
    const html = renderToString(element(system.DesignSystemProvider, { locale: 'es', children: sample }));
    expect(html).toContain('data-component=');
    expect(errors).not.toHaveBeenCalled();
  });

  it('does not rotate quotations until the browser reports that motion is allowed', () => {
    const html = renderToString(
      element(system.DesignSystemProvider, { locale: 'en', children: samples['QuoteRotator'] }),
    );
    expect(html).toContain('data-state="still"');
  });
});
