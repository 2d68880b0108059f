// What the pages show, and which files members get, after the server has crashed.
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { bubble, thread, type Stored } from './chats.ts';
import type { CrashChat } from './crash-chats.ts';
import { colorOf, documentText } from './crash-composer.ts';
import { authorised } from './members.ts';
import { expect } from './test.ts';

/** The parts of a message that all members see alike. */
interface Appearance {
  text: string;
  /** The quoted text, null if the message is no reply. */
  quoted: string | null;
  isLoved: boolean;
  isForwarded: boolean;
  isMentioning: boolean;
  /** The name of the file without its ending, and `voice` for a voice note. */
  file: string | null;
}

/** The messages of each row by its place. An album is a row with several messages. */
const readRows = (rows: Element[]): [number, Appearance[]][] =>
  rows.map((row) => {
    const partText = (selector: string) => row.querySelector(selector)?.textContent ?? null;
    const name = /M\d+ \d+\.\d+/;
    const tiles = [...row.querySelectorAll('[data-component=album-tile] > :first-child')];
    const messages = tiles.map((tile) => ({
      text: '',
      quoted: null,
      isLoved: false,
      isForwarded: false,
      isMentioning: false,
      file: tile.getAttribute('aria-label')?.match(name)?.[0] ?? null,
    }));
    const attached = row.textContent.match(/Archivo adjuntado: .*/)?.[0] ?? '';
    const message = {
      text: partText('[data-part=text]') ?? '',
      quoted: partText('[data-part=quoted]'),
      isLoved: partText('[data-part=reactions]')?.includes('Love') === true,
      isForwarded: row.querySelector('[data-part=forwarded]') !== null,
      isMentioning: row.querySelector('[data-part=text] a') !== null,
      file:
        row.querySelector('[data-component=voice-note]') === null
          ? (attached.match(name)?.[0] ?? null)
          : 'voice',
    };
    return [Number(row.getAttribute('aria-posinset')), tiles.length === 0 ? [message] : messages];
  });

/** The conversation on the page, from the first message to the last. */
async function readThread(page: Page): Promise<Appearance[]> {
  const log = thread(page);
  const shown = new Map<number, Appearance[]>();
  await log.evaluate((element) => element.scrollTo(0, 0));
  await expect(log.locator('li[aria-posinset="1"]')).toBeInViewport({ timeout: 500 });
  for (;;) {
    const isAtEnd = await log.evaluate(
      (element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 2,
    );
    const rows = await log.locator('[data-part=messages] > li[aria-posinset]').evaluateAll(readRows);
    for (const [place, messages] of rows) shown.set(place, messages);
    if (isAtEnd) break;
    await log.evaluate((element) => element.scrollBy(0, element.clientHeight * 0.8));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return [...shown].toSorted(([one], [other]) => one - other).flatMap(([, messages]) => messages);
}

/** Expects that the page shows the whole conversation like the server. */
export async function expectShown(page: Page, stored: readonly Stored[]): Promise<void> {
  const log = thread(page);
  await expect(log.locator('[data-state=sending], [data-state=failed]')).toHaveCount(0);
  const older = log.locator('[data-part=older]');
  while ((await older.count()) > 0) {
    await log.evaluate((element) => element.scrollTo(0, 0));
    await expect(log).toHaveAttribute('aria-busy', 'false');
  }
  const expected = stored.map(appearanceOf);
  // After its last reconnection, the page can still be loading the other member's messages.
  await expect(async () => expect(await readThread(page)).toEqual(expected)).toPass({ timeout: 60_000 });
}

const nameOf = ({ fileName }: Stored): string => fileName?.replace(/\.\w+$/, '') ?? '';

/** How a page shows a message. */
const appearanceOf = (message: Stored): Appearance => {
  const { content, fileName, forwarded, mentions = [], reactions, replyTo, voice } = message;
  return {
    text: content,
    quoted: replyTo === null ? null : replyTo.deleted ? 'Deleted message' : replyTo.text,
    isLoved: reactions.some(({ type }) => type === 'love'),
    isForwarded: forwarded === true,
    isMentioning: mentions.length > 0,
    file: fileName === null ? null : voice === undefined ? nameOf(message) : 'voice',
  };
};

/** Expects that the server has the bytes of each file. The members of the chat take turns in downloading them. */
export async function expectFiles(
  api: APIRequestContext,
  { members }: CrashChat,
  stored: readonly Stored[],
): Promise<void> {
  for (const [index, message] of stored.entries()) {
    const headers = authorised(members[index % members.length] ?? members[0]);
    const { file, fileUrl, type, voice } = message;
    const answer = await api.get(fileUrl ?? `/api/message/file/${message.id}/original`, { headers });
    expect([nameOf(message), answer.status()]).toEqual([nameOf(message), file === null ? 404 : 200]);
    if (file === null) continue;
    const bytes = await answer.body();
    if (voice !== undefined) {
      expect([file.contentType, bytes.length]).toEqual(['audio/webm', file.bytes]);
      expect([bytes.readUInt32BE(), voice.waveform.length]).toEqual([0x1a_45_df_a3, 64]);
    } else if (type === 'image') {
      const { channels } = await sharp(bytes).stats();
      const difference = colorOf(nameOf(message)).map((value, at) =>
        Math.abs(value - (channels[at]?.mean ?? 0)),
      );
      expect(Math.max(...difference)).toBeLessThan(4);
    } else expect(bytes.toString()).toBe(documentText(nameOf(message)));
  }
}

/** Expects that the page downloads its newest document. */
export async function expectDownload(page: Page): Promise<void> {
  const log = thread(page);
  const document = bubble(page, /Archivo adjuntado: .*\.txt/).last();
  await log.press('End');
  // Newer messages can fill more than the window, and rows far outside of it are not rendered.
  await expect(async () => {
    if ((await document.count()) === 0) await log.evaluate((element) => element.scrollBy(0, -500));
    await expect(document).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const downloading = page.waitForEvent('download');
  await document.getByRole('button', { name: /^Download: / }).click();
  const download = await downloading;
  const name = download.suggestedFilename().replace(/\.txt$/, '');
  expect(await readFile(await download.path(), 'utf8')).toBe(documentText(name));
}
