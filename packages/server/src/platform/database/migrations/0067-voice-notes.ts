import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the length and the waveform of voice notes. Both are null for other files of messages. */
export const voiceNotes: Migration = {
  async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
    await schema.alterTable('attachments').addColumn('voice_seconds', 'integer').execute();
    await schema.alterTable('attachments').addColumn('voice_waveform', 'text').execute();
  },
};
