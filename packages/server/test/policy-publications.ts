import type { components } from '@parvis/api-client/contract';
import { importPolicy } from '../src/features/parish-exchange/policy.ts';
import { publicationPolicy } from '../src/features/publications/policy.ts';
import { UNKNOWN_ID } from './community.ts';
import { area, editorial, everyMember, picture } from './policy-area.ts';
import { draftOf, published, record, recordingForm } from './publications.ts';
import { wave } from './sample-recordings.ts';

const everybody = { expected: everyMember(), outsiders: { visitor: 200, 'suspended member': 200 } };

export function importForm(kind: string, file: string | Buffer, parishId?: string): FormData {
  const form = new FormData();
  form.append('kind', kind);
  if (parishId !== undefined) form.append('parishId', parishId);
  form.append('file', new Blob([Uint8Array.from(Buffer.from(file))]), 'file.csv');
  return form;
}

function pictureForm(): FormData {
  const form = new FormData();
  form.append('image', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  return form;
}

export const publications = area({
  policies: { imports: importPolicy, publications: publicationPolicy },
  make: async ({ asker, community, callers: { administrator } }) => {
    const { _id: audioId } = await published(administrator, 'resource', { resource: { type: 'Audio' } });
    const { body } = await record(administrator, audioId, wave(1));
    const file = importForm('parishes', 'id,name\n,St. Agnes\n');
    const imported = await administrator.request<components['schemas']['ImportAnswer']>(
      'POST',
      '/admin/imports',
      {
        body: file,
      },
    );
    // The job that checks it can still be waiting.
    await community.database.write
      .updateTable('imports')
      .set({ state: 'ready' })
      .where('id', '=', imported.body.import._id)
      .execute();
    return {
      importId: imported.body.import._id,
      audioId,
      recordingId: body.publication.recordings?.[0]?._id ?? '',
      articleId: (await published(administrator, 'article'))._id,
      eventId: (await published(administrator, 'event'))._id,
      parishId: (await published(administrator, 'parish'))._id,
      resourceId: (await published(administrator, 'resource'))._id,
      feed: (await asker.request<{ url: string }>('POST', '/event/feed')).body.url,
    };
  },
  rows: {
    listResources: { call: () => ['GET', '/resource/all'], ...everybody },
    getResource: {
      call: ({ resourceId }) => ['GET', `/resource/getById/${resourceId}`],
      ...everybody,
    },
    saveResource: {
      call: ({ resourceId }) => ['PUT', `/resource/save/${resourceId}`],
      expected: everyMember(),
    },
    unsaveResource: {
      call: ({ resourceId }) => ['DELETE', `/resource/save/${resourceId}`],
      expected: everyMember(),
    },
    listArticles: { call: () => ['GET', '/blog/all'], ...everybody },
    getArticle: { call: ({ articleId }) => ['GET', `/blog/getById/${articleId}`], ...everybody },
    listEvents: { call: () => ['GET', '/event/all'], ...everybody },
    getEvent: { call: ({ eventId }) => ['GET', `/event/getById/${eventId}`], ...everybody },
    attendEvent: { call: ({ eventId }) => ['PUT', `/event/attend/${eventId}`], expected: everyMember() },
    leaveEvent: { call: ({ eventId }) => ['DELETE', `/event/attend/${eventId}`], expected: everyMember() },
    listParishes: { call: () => ['GET', '/parish/all'], ...everybody },
    getParish: { call: ({ parishId }) => ['GET', `/parish/getById/${parishId}`], ...everybody },
    reportCorrection: {
      call: ({ parishId }) => ['PUT', `/parish/correction/${parishId}`, { body: { note: 'It has moved.' } }],
      expected: everyMember(),
    },
    withdrawCorrection: {
      call: ({ parishId }) => ['DELETE', `/parish/correction/${parishId}`],
      expected: everyMember(),
    },
    getArticleFeed: { call: () => ['GET', '/blog/rss'], ...everybody },
    getEventCalendar: { call: () => ['GET', '/event/calendar'], ...everybody },
    getEventFile: { call: ({ eventId }) => ['GET', `/event/calendar/${eventId}`], ...everybody },
    getEventFeed: { call: () => ['GET', '/event/feed'], expected: everyMember() },
    createEventFeed: { call: () => ['POST', '/event/feed'], expected: everyMember(201) },
    getOwnCalendar: { call: ({ feed }) => ['GET', feed], ...everybody },
    'getOwnCalendar by an address that was changed': {
      call: ({ feed }) => ['GET', `${feed}0`],
      expected: everyMember(404),
      outsiders: { visitor: 404, 'suspended member': 404 },
    },
    listPublications: { call: () => ['GET', '/admin/publications'], expected: editorial() },
    createPublication: {
      call: () => ['POST', '/admin/publications', { body: draftOf('article') }],
      expected: editorial(201),
    },
    reviewPublication: {
      call: ({ articleId }) => ['GET', `/admin/publications/${articleId}`],
      expected: editorial(),
    },
    updatePublication: {
      call: ({ articleId }) => ['PUT', `/admin/publications/${articleId}`, { body: { title: 'Changed' } }],
      expected: editorial(),
    },
    deletePublication: {
      call: ({ articleId }) => ['DELETE', `/admin/publications/${articleId}`],
      expected: editorial(),
    },
    publishPublication: {
      call: ({ articleId }) => ['PUT', `/admin/publications/${articleId}/publish`],
      expected: editorial(),
    },
    withdrawPublication: {
      call: ({ articleId }) => ['PUT', `/admin/publications/${articleId}/withdraw`],
      expected: editorial(),
    },
    confirmPublication: {
      call: ({ parishId }) => ['PUT', `/admin/publications/${parishId}/confirm`],
      expected: editorial(),
    },
    listCorrections: {
      call: ({ parishId }) => ['GET', `/admin/publications/${parishId}/corrections`],
      expected: editorial(),
    },
    listImports: { call: () => ['GET', '/admin/imports'], expected: editorial() },
    createImport: {
      call: () => ['POST', '/admin/imports', { body: importForm('parishes', 'id,name\n,St. Agnes\n') }],
      expected: editorial(201),
    },
    getImport: { call: ({ importId }) => ['GET', `/admin/imports/${importId}`], expected: editorial() },
    listImportItems: {
      call: ({ importId }) => ['GET', `/admin/imports/${importId}/items`],
      expected: editorial(),
    },
    listImportFaults: {
      call: ({ importId }) => ['GET', `/admin/imports/${importId}/faults`],
      expected: editorial(),
    },
    getImportFaultTable: {
      call: ({ importId }) => ['GET', `/admin/imports/${importId}/faults.csv`],
      expected: editorial(),
    },
    applyImport: {
      call: ({ importId }) => ['PUT', `/admin/imports/${importId}/apply`],
      expected: editorial(),
    },
    deleteImport: {
      call: ({ importId }) => ['DELETE', `/admin/imports/${importId}`],
      expected: editorial(204),
    },
    setPublicationPicture: {
      call: ({ articleId }) => ['PUT', `/admin/publications/${articleId}/picture`, { body: pictureForm() }],
      expected: editorial(),
    },
    removePublicationPicture: {
      call: ({ articleId }) => ['DELETE', `/admin/publications/${articleId}/picture`],
      expected: editorial(),
    },
    addRecording: {
      call: ({ audioId }) => [
        'POST',
        `/admin/publications/${audioId}/recordings`,
        { body: recordingForm(wave(1), 'Another') },
      ],
      expected: editorial(201),
    },
    orderRecordings: {
      call: ({ audioId, recordingId }) => [
        'PUT',
        `/admin/publications/${audioId}/recordings`,
        { body: { order: [recordingId] } },
      ],
      expected: editorial(),
    },
    renameRecording: {
      call: ({ audioId, recordingId }) => [
        'PUT',
        `/admin/publications/${audioId}/recordings/${recordingId}`,
        { body: { title: 'Renamed' } },
      ],
      expected: editorial(),
    },
    'renameRecording that there is not': {
      call: ({ audioId }) => [
        'PUT',
        `/admin/publications/${audioId}/recordings/${UNKNOWN_ID}`,
        { body: { title: 'Renamed' } },
      ],
      expected: editorial(404),
    },
    removeRecording: {
      call: ({ audioId, recordingId }) => [
        'DELETE',
        `/admin/publications/${audioId}/recordings/${recordingId}`,
      ],
      expected: editorial(),
    },
  },
});
