import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { published } from '../../../test/publications.ts';
import { page } from '../../../test/sample-files.ts';
import { sweepBulletins } from './jobs.ts';
import { readPdfText } from './pdf-text.ts';

type Schemas = components['schemas'];
type Answer = Schemas['BulletinsAnswer'] & Schemas['ErrorAnswer'];

const YEAR = 366 * 24 * 60 * 60 * 1000;

let community: Community;
let administrator: Caller;
let secretary: Caller;
let parish: string;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  parish = (await published(administrator, 'parish', { title: 'Saint Zita' }))._id;
  secretary = await community.join();
  await administrator.request('POST', '/admin/parish-roles', {
    body: { user: secretary.id, parishes: [parish], reason: 'The secretary.' },
  });
});

afterAll(() => community.close());

/** A PDF with one page that shows this text. */
function pdfOf(text: string): Buffer {
  const content = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts = ['%PDF-1.4\n'];
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(parts.join('').length);
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
  }
  const start = parts.join('').length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(`xref\n0 6\n0000000000 65535 f \n${rows}`);
  parts.push(`trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.from(parts.join(''));
}

function add(caller: Caller, bytes: Buffer, { title = 'First Sunday of Advent', key = '' } = {}) {
  const form = new FormData();
  form.append('title', title);
  form.append('day', '2026-11-29');
  form.append('bulletin', new Blob([Uint8Array.from(bytes)], { type: 'text/html' }), 'bulletin.html');
  return caller.request<Answer>('POST', `/parish/edit/${parish}/bulletins`, {
    body: form,
    headers: key === '' ? {} : { 'idempotency-key': key },
  });
}

const list = async () =>
  (await community.stranger.request<Answer>('GET', `/parish/bulletins/${parish}`)).body.bulletins;

const search = (q: string) =>
  secretary.request<Schemas['SearchAnswer']>('GET', `/search?kind=bulletins&q=${encodeURIComponent(q)}`);

describe('a bulletin', () => {
  test('is published once, and everybody can read it', async () => {
    const bytes = pdfOf('Choir practice on Thursday');
    const statuses = [
      (await add(secretary, bytes, { key: 'advent-2026' })).status,
      (await add(secretary, bytes, { key: 'advent-2026' })).status,
    ];
    expect(statuses).toEqual([201, 200]);
    const [bulletin, ...others] = await list();
    expect([bulletin?.title, bulletin?.day, bulletin?.bytes, others]).toEqual([
      'First Sunday of Advent',
      '2026-11-29',
      bytes.length,
      [],
    ]);
    const sent = await community.stranger.request('GET', bulletin?.url ?? '');
    expect([sent.status, sent.headers['content-type'], sent.bytes.equals(bytes)]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
    expect(sent.headers['content-disposition']).toMatch(/^attachment/u);
  });

  test('is found by its text, and no longer after its deletion', async () => {
    await add(secretary, pdfOf('Turibius procession at dawn'));
    await community.jobs.drain();
    const found = await search('turibius "procession at dawn"');
    const [section] = found.body.sections;
    expect(section?.results.map(({ parishId }) => parishId)).toEqual([parish]);
    const [bulletin] = await list();
    const removed = await secretary.request<Answer>(
      'DELETE',
      `/parish/edit/${parish}/bulletins/${bulletin?._id}`,
    );
    expect(removed.body.bulletins).toEqual([]);
    expect((await search('turibius')).body.sections.flatMap(({ results }) => results)).toEqual([]);
    expect((await community.stranger.request('GET', bulletin?.url ?? '')).status).toBe(404);
  });

  test('must be a PDF by its bytes', async () => {
    const { status, body } = await add(secretary, page);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['bulletin']]);
    expect(await list()).toEqual([]);
  });

  test('is deleted after a year', async () => {
    await add(secretary, pdfOf('Old news'));
    await sweepBulletins(community);
    expect(await list()).toHaveLength(1);
    await community.database.write
      .updateTable('bulletins')
      .set({ created_at: community.clock.now() - YEAR - 1 })
      .where('parish_id', '=', parish)
      .execute();
    await sweepBulletins(community);
    expect(await list()).toEqual([]);
  });
});

describe('the text of a PDF', () => {
  test('is empty if the file is broken', async () => {
    expect(await readPdfText(new Uint8Array(Buffer.from('%PDF-1.7\nnonsense')))).toBe('');
  });

  test('is empty if reading it takes too long', async () => {
    expect(await readPdfText(new Uint8Array(pdfOf('Slow')), 0)).toBe('');
  });
});
