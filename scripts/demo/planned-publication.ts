import type { components } from '../../packages/api-client/src/contract.gen.ts';
import type { SceneName } from './scenes.ts';

export interface PlannedPublication {
  draft: components['schemas']['PublicationPayload'];
  daysAgo: number;
  scene: SceneName | null;
  /** What is to be listened to of it. */
  recordings?: readonly { title: string; bytes: () => Buffer }[];
}
