import type { SceneName } from './scenes.ts';

export type Writing = readonly [title: string, content: string, scene?: SceneName];
