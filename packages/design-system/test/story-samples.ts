import { composeStories } from '@storybook/react-vite';
import { createElement, type FunctionComponent, type ReactElement } from 'react';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../src/{components,patterns}/**/*.stories.tsx', {
  eager: true,
});

/** An element of every story, by the story's name. So the server tests render what designers review. */
export const storySamples: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries(modules).flatMap(([file, module]) =>
    Object.entries<FunctionComponent>(composeStories(module)).map(([name, Story]) => [
      `${file.replace(/^.*\/(?<folder>[^/]+)\/[^/]+$/, '$<folder>')} ${name}`,
      createElement(Story),
    ]),
  ),
);
