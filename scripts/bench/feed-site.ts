import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { seedDatabase } from '../../packages/server/test/seed.ts';
import { startBuiltServer } from '../built-server-process.ts';
import { buildApp } from '../app-build.ts';
import { chromiumLaunch } from '../chromium.ts';
import type { Bench } from './bench.ts';

const reader = {
  first_name: 'Bede',
  last_name: 'of Jarrow',
  email: 'bede@example.org',
  password: 'Historia-Ecclesiastica-731',
  phone: null,
  termsAccepted: true,
};

const questionnaire = {
  catholic: 'Yes',
  parish: 'Saint Peter',
  diocese: 'Hexham',
  rite: 'Western',
  riteType: 'Latin',
  knightOfColumbus: false,
  knightOfMalta: false,
  favoriteSaint: 'Saint Cuthbert',
  historicalFigure: 'Benedict Biscop',
};

export interface FeedSite {
  readonly url: string;
  /** The token of a member who has answered the questionnaire. */
  readonly token: string;
  readonly browser: Browser;
  /** A picture to send for every file of a post. The database names these files, but they do not exist. */
  readonly picture: Buffer;
}

/** A server with that many posts, the built app, and a browser. */
export async function startFeedSite(bench: Bench, name: string, posts: number): Promise<FeedSite> {
  await buildApp();
  const options = { dataFolder: join(bench.folder, name), databaseUrl: null, port: bench.nextPort() };
  const making = await startBuiltServer(options);
  await making.stop();
  await seedDatabase(options, posts);
  const { url, stop } = await startBuiltServer(options);
  bench.atEnd(stop);
  const { token } = await callApi<{ token: string }>(url, 'POST', '/auth/signup', null, reader);
  await callApi(url, 'POST', '/questionnaire', token, questionnaire);
  const browser = await chromium.launch(await chromiumLaunch());
  bench.atEnd(() => browser.close());
  const picture = await sharp({ create: { width: 800, height: 533, channels: 3, background: '#765' } })
    .webp()
    .toBuffer();
  return { url, token, browser, picture };
}
