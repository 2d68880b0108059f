import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Community } from './community.ts';
import { parseMail } from './mail-server.ts';
import type { MatrixRow, World } from './policy-area.ts';
import { speakPseudoLanguage } from './pseudo-language.ts';
import { speakSpanish, type SpokenTexts } from './spoken-texts.ts';
import * as storage from './storage.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Names that come from administrators, uploads and imports, parts of texts that a search has found, references to the
 * Bible, the name of a license, and the errors of jobs. Staff read these errors in English, like the log.
 */
const isData =
  /\.error$|\bplans?\b.*\.(?:name|description|benefits\[\])$|\.recordings\[\]|\.bulletins\[\]\.title|\.results\[\]\.(?:title|excerpt)\[\]|\.readings\[\]\.reference|\.license\.name|\.items\[\]\.(?:title|changes\[\]\.(?:before|after))/;

/** Jobs that send no email, or send one to the site's own address. That email is in English, like the log. */
const withoutMail = new Set([
  'link-preview.fetch',
  'link-preview.messages',
  'account.erase',
  'account.remove-files',
  'bulletin.text',
  'chat.owners',
  'chat.remove-files',
  'chat.repair',
  'contact.mail',
  'data-export.end',
  'data-export.make',
  'event.next',
  'group.removal',
  'group.remove-files',
  'import.apply',
  'import.check',
  'import.end',
  'listing.alert',
  'listing.forgetting',
  'member.exclusion-end',
  'message.block',
  'message.missed',
  'newsletter.issue',
  'newsletter.lapse',
  'payment.expiry',
  'post.words',
  'prayer.answered',
  'prayer.reminder',
  'promise.watch',
  'push.send',
  'push.update',
  'report.appeal-time-over',
  'report.overdue',
  'report.safeguarding',
  'shared-prayer.cancelled',
  'subscription.end',
]);

let appFolder: string;
let community: Community;
let world: World;
let texts: SpokenTexts;
let rows: readonly MatrixRow[];
let stopPseudoLanguage: () => void;

const document =
  '<html lang="es"><head><title>Parvis</title><meta name="description" content="" /></head><body><div id="app"></div></body></html>';

beforeAll(async () => {
  appFolder = await mkdtemp(join(tmpdir(), 'parvis-app-'));
  for (const file of ['index.html', 'index.es.html']) await writeFile(join(appFolder, file), document);
  stopPseudoLanguage = speakPseudoLanguage();
  vi.doMock('./storage.ts', () => storage);
  const { startCommunity } = await import('./community.ts');
  const { areas } = await import('./policy-areas.ts');
  rows = areas.flatMap((area) => Object.values(area.rows));
  const started = await startCommunity({ config: { appFolder } });
  texts = speakSpanish(started);
  community = {
    ...started,
    join: async (options) => {
      const caller = await started.join(options);
      const users = started.database.write.updateTable('users').set({ language: 'es' });
      await users.where('id', '=', caller.id).execute();
      return caller;
    },
  };
  world = {
    community,
    callers: {
      visitor: community.stranger,
      'suspended member': await community.join(),
      owner: await community.join(),
      'other member': await community.join(),
      editor: await community.join({ role: 'editor' }),
      moderator: await community.join({ role: 'moderator' }),
      administrator: await community.join({ role: 'administrator' }),
    },
    asker: await community.join(),
    friend: await community.join(),
  };
});

afterAll(async () => {
  await community.close();
  stopPseudoLanguage();
  vi.doUnmock('./storage.ts');
  await rm(appFolder, { recursive: true });
});

/** The names of kinds and states are single words, so they are not sentences. */
const isSentence = (text: string, path: string): boolean => path.endsWith('message') || text.includes(' ');

/** Removes the names of fields. In the audit log they are the names in the contract, which are not translated. */
const withoutFieldNames = (text: string): string => text.replaceAll(/(?<=\. )[\w.[\]]+: /g, '');

/** Removes Roman numerals from the titles of celebrations. In Spanish the Sundays of a season have them. */
const withoutNumerals = (text: string, path: string): string =>
  path.includes('.celebration.title') ? text.replaceAll(/\b[IVXL]+\b/g, '') : text;

/** Removes the codes of claims, such as `7KQ4-MX4T-9A`. */
const withoutCodes = (text: string): string => text.replaceAll(/\b[\dA-Z]{4}(?:-[\dA-Z]{1,4})+\b/g, '');

const PARTS = 8;

test.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  `no response of the API has an untranslated text, part %i of ${PARTS}`,
  async (part) => {
    for (const row of rows.filter((_, place) => place % PARTS === part - 1)) {
      const { call, as } = await row.prepare(world);
      const [method, path, options] = call;
      const { owner, administrator, 'other member': other } = { ...world.callers, ...as };
      await owner.request(method, path, { body: { nonsense: 'true' } });
      // The owner calls twice, because a second attempt is often refused with another message.
      for (const caller of [other, owner, owner, administrator]) await caller.request(method, path, options);
    }
    const wrong = [...texts.answered].filter(
      ([text, path]) =>
        isSentence(text, path) &&
        !isData.test(path) &&
        texts.untranslated(withoutNumerals(withoutFieldNames(text), path)).length > 0,
    );
    expect(wrong).toEqual([]);
  },
);

test('the responses contained many messages', () => {
  const messages = [...texts.answered].filter(
    ([text, path]) => path.endsWith('message') && /[ａ-ｚ]/.test(text),
  );
  expect(messages.length).toBeGreaterThan(50);
});

/** Returns the text of a document without its head. */
const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<(head|style|script)[ >].*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*? (?:alt|title)="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ');

/** Returns the texts of a page that readers, search engines and previews show. */
const textsOfPage = (html: string): string =>
  [
    textOfHtml(html),
    ...(html.match(
      /(?<=(?:name="description"|property="og:(?:title|description|image:alt)") content=")[^"]*/g,
    ) ?? []),
    /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
  ].join(' ');

/** Returns the texts of a feed's own elements, or the texts of a calendar. */
const textsOfFeed = (feed: string): string =>
  [...feed.matchAll(/<(title|description)>.*?<\/\1>|^(?:NAME|X-WR-CALNAME|SUMMARY|DESCRIPTION):.*/gm)]
    .map(([text]) => text.replaceAll(/<[^>]*>|^[A-Z-]+:/g, ' '))
    .join(' ');

test('no public page, feed or calendar has an untranslated text', async () => {
  const { published } = await import('./publications.ts');
  await community.database.write.deleteFrom('publications').execute();
  // The cached pages expire.
  community.clock.advance(10 * 60_000);
  const paths = ['/blog', '/resources', '/events', '/parishes'];
  const draft = { title: 'Ａ', summary: 'Ｂ', body: 'Ｃ', language: 'es' } as const;
  await published(world.callers.administrator, 'parish', draft);
  for (const kind of ['article', 'event', 'resource'] as const) {
    const { _id } = await published(world.callers.administrator, kind, draft);
    paths.push(`/${kind === 'article' ? 'blog' : kind}/${_id}`);
  }
  for (const url of paths) {
    const { body } = await community.app.inject({ url, headers: { accept: 'text/html' } });
    expect(body).toContain('Ａ');
    expect([url, texts.untranslated(textsOfPage(body))]).toEqual([url, []]);
  }
  for (const url of ['/api/blog/rss', '/api/event/calendar']) {
    const { body } = await community.app.inject({ url });
    expect(body).toContain('Ａ');
    expect([url, texts.untranslated(textsOfFeed(body))]).toEqual([url, []]);
  }
});

/** Adds a job of this kind, in the same way as its feature. */
async function addJob(name: string, payload: object): Promise<void> {
  const { jobKind } = await import('../src/platform/jobs/jobs.ts');
  const key = `${name} ${JSON.stringify(payload)}`;
  await community.database.transaction((transaction) =>
    community.jobs.add(transaction, jobKind<object>(name), { key, payload }),
  );
}

const secondFactorChanges =
  'on off codesAdded codesRemoved passkeyAdded firstPasskeyAdded passkeyRemoved lastPasskeyRemoved renewed recoveryCodeUsed'.split(
    ' ',
  );

/** Adds the job of a digest with every part, which is due tomorrow. */
async function addDigest(): Promise<void> {
  const { callers, friend } = world;
  const reader = await community.join();
  const { write } = community.database;
  const { ask } = await import('./relations.ts');
  const { chatBetween, send } = await import('./chats.ts');
  const { eventDetails, published } = await import('./publications.ts');
  const { questionnaireAnswers } = await import('./questionnaire.ts');
  await reader.request('POST', '/questionnaire/create', {
    body: { ...questionnaireAnswers, userId: reader.id },
  });
  await reader.request('PUT', `/user/update/${reader.id}`, { body: { zip: '62701' } });
  await reader.request('PUT', '/digest/preferences', { body: { frequency: 'daily' } });
  await send(friend, await chatBetween(friend, reader), 'Peace be with you.');
  await ask(callers.owner, reader);
  const startsAt = new Date(community.clock.now() + 1.5 * DAY).toISOString().slice(0, 16);
  for (const place of ['St. Cecilia', 'Springfield', ''])
    await published(callers.editor, 'event', {
      title: place === '' ? 'St. Cecilia' : 'Vespers',
      event: { ...eventDetails, startsAt, place, link: place === '' ? 'https://example.org/' : '' },
    });
  const { scheduleDigests } = await import('../src/features/digests/index.ts');
  await write
    .updateTable('digests')
    .set({ due_at: community.clock.now() + DAY / 2 })
    .where('user_id', '=', reader.id)
    .execute();
  community.clock.advance(DAY / 2);
  await scheduleDigests(community);
}

/** Adds the jobs that remind a member of each kind of slot. */
async function addSlotReminders(): Promise<void> {
  const { friend } = world;
  const { started, take } = await import('./shared-prayers.ts');
  const wallTime = (hours: number) =>
    new Date(community.clock.now() + hours * 60 * 60_000).toISOString().slice(0, 16);
  const common = { title: 'Ａ', audience: 'friends', timeZone: 'UTC' } as const;
  const day = wallTime(0).slice(0, 10);
  const prayers = [
    await started(friend, { ...common, kind: 'rosary', mysteries: 'joyful', day }),
    await started(friend, { ...common, kind: 'novena', day }),
    await started(friend, { ...common, kind: 'adoration', startsAt: wallTime(0.5), endsAt: wallTime(2) }),
  ];
  for (const prayer of prayers) await take(friend, prayer, 1);
  const taken = await community.database.read
    .selectFrom('taken_slots')
    .select('id')
    .where('user_id', '=', friend.id)
    .execute();
  for (const { id } of taken) await addJob('shared-prayer.reminder', { takenId: id });
}

/** Adds jobs for the emails which the policy calls do not send. */
async function sendRemainingMails(): Promise<void> {
  const { callers, friend } = world;
  const holder = { firstName: 'Maria', lastName: 'Rossi', email: 'maria@example.org', language: 'es' };
  for (const changed of ['email', 'password'])
    await addJob('account.change-notice', { notice: { ...holder, changed } });
  for (const change of secondFactorChanges)
    await addJob('account.second-factor-notice', { notice: { ...holder, change } });

  const { write } = community.database;
  const mover = await community.join();
  await write
    .updateTable('users')
    .set({ pending_email: 'new@example.org' })
    .where('id', '=', mover.id)
    .execute();
  for (const { id: userId } of [mover, friend])
    await addJob('account.email-confirmation', { userId, askedAt: community.clock.now() });

  await addSlotReminders();
  const { report } = await import('./reports.ts');
  const post = await callers.owner.publish();
  await report(community, friend, { subjectType: 'post', subjectId: post._id }, 'safeguarding');

  const { parishDetails, published } = await import('./publications.ts');
  const website = 'https://cecilia.example.org';
  const parish = await published(callers.administrator, 'parish', { parish: { ...parishDetails, website } });
  await mover.request('POST', `/parish/claim/${parish._id}`, {
    body: { position: 'Secretary', method: 'email', email: 'office@cecilia.example.org' },
  });
  const article = await published(callers.administrator, 'article', { language: 'es' });
  await write.updateTable('subscribers').set({ language: 'es', confirmed_at: 1 }).execute();
  await addJob('newsletter.issue', { articleId: article._id });

  await addDigest();

  const { decide, pay, planNamed } = await import('./payments.ts');
  const buyer = await community.join();
  for (const name of ['Disciple', 'Apostle']) {
    const { payment } = await pay(buyer, await planNamed(callers.administrator, name));
    await decide(callers.administrator, payment._id, 'confirm');
  }
}

const textsOf = ({ subject = '', text = '', html = '' }: Email) => [subject, text, textOfHtml(html)];

async function jobKinds(): Promise<string[]> {
  const source = join(import.meta.dirname, '../src');
  const files = await readdir(source, { recursive: true });
  const codes = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFile(join(source, file), 'utf8')),
  );
  return codes.flatMap((code) =>
    [...code.matchAll(/\bjobKind(?:<[^(]*>)?\(\s*'([^']+)',?\s*\)/g)].map(([, name = '']) => name),
  );
}

// This test runs the jobs of 71 days. On a busy machine that takes longer than the usual limit.
test('no kind of email has an untranslated text', { timeout: 180_000 }, async () => {
  await sendRemainingMails();
  for (const days of [...Array<number>(70).fill(1), 400]) {
    await community.jobs.drain();
    community.clock.advance(days * DAY);
  }
  const { scheduleDeadlineCheck } = await import('../src/features/deadlines/jobs.ts');
  await scheduleDeadlineCheck(community);
  await community.jobs.drain();

  const { FolderMailer } = await import('../src/platform/mail/folder-mailer.ts');
  const kept = await new FolderMailer(join(community.config.dataFolder, 'mail')).list(10_000);
  const jobs = await community.database.read.selectFrom('jobs').select(['id', 'kind']).execute();
  const kindOf = new Map(jobs.map(({ id, kind }) => [id, kind]));
  const sent = new Set<string>();
  const wrong = new Set<string>();
  for (const { message } of kept) {
    const mail = await parseMail(message);
    if (mail.headers.every(({ key, value }) => key !== 'content-language' || value !== 'es')) continue;
    const kind = kindOf.get(/^<(.*)@/.exec(mail.messageId ?? '')?.[1] ?? '') ?? 'unknown';
    if (withoutMail.has(kind)) continue;
    sent.add(kind);
    for (const text of textsOf(mail)) {
      const words = texts.untranslated(withoutCodes(text));
      if (words.length > 0) wrong.add(`${kind}: ${words.join(' ')}`);
    }
  }
  expect([...wrong]).toEqual([]);
  const kinds = (await jobKinds()).filter((kind) => !withoutMail.has(kind));
  expect([...sent].toSorted()).toEqual(kinds.toSorted());
});
