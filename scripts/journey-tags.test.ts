import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reachedJourneys } from './changed-gates.ts';
import { root } from './command.ts';
import { generalTags, journeyTag, tagsIn, tagsOf, titlesIn, widthTags } from './journey-tags.ts';

const nothing = async () => '';

describe('the journeys', () => {
  test('name one width and one feature each', async () => {
    const folders = await Promise.all(
      ['app', 'server'].map((name) => readdir(join(root, 'packages', name, 'src/features'))),
    );
    const featureTags = new Set([...generalTags, ...folders.flat().map(journeyTag)]);
    const faults: string[] = [];
    let count = 0;
    for await (const file of glob('e2e/*.spec.ts', { cwd: root })) {
      for (const title of titlesIn(await readFile(join(root, file), 'utf8'))) {
        count += 1;
        const tags = tagsOf(title);
        const widths = tags.filter((tag) => widthTags.includes(tag));
        const features = tags.filter((tag) => featureTags.has(tag));
        if (widths.length !== 1 || features.length !== 1 || tags.length !== 2)
          faults.push(`${file}: ${title}`);
      }
    }
    expect(count).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('are tagged with the name of their feature, or with a tag that several features share', () => {
    expect(['group-roles', 'feed', 'prayer-requests'].map(journeyTag)).toEqual([
      '@groups',
      '@feed',
      '@prayerrequests',
    ]);
  });
});

describe('the journeys that a change affects', () => {
  test('are the journeys of the feature, for changes in the app and on the server', async () => {
    const files = [
      'packages/app/src/features/messages/outbox.ts',
      'packages/server/src/features/payments/service.ts',
    ];
    expect(await reachedJourneys(files, nothing)).toEqual(['@chat', '@plans']);
  });

  test('are the journeys of a spec that has changed', async () => {
    const text = "test('a chat is read @phone @chat', async () => {});";
    expect(tagsIn(text)).toEqual(['@chat']);
    expect(await reachedJourneys(['e2e/chat.spec.ts'], async () => text)).toEqual(['@chat']);
  });

  test('are all journeys if shared code has changed', async () => {
    expect(await reachedJourneys(['packages/server/src/platform/clock.ts'], nothing)).toBe('all');
    expect(await reachedJourneys(['openapi.yaml'], nothing)).toBe('all');
    expect(await reachedJourneys(['contract/blocks.yaml'], nothing)).toBe('all');
  });

  test('are no journeys if only tests, stories or documents have changed', async () => {
    const files = [
      'docs/testing.md',
      'packages/app/src/features/feed/feed-screen.test.tsx',
      'packages/design-system/src/components/tabs/tabs.stories.tsx',
    ];
    expect(await reachedJourneys(files, nothing)).toEqual([]);
  });
});
