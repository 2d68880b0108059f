import type { components } from '../../packages/api-client/src/contract.gen.ts';
import type { SceneName } from './scenes.ts';

export interface PlannedPublication {
  draft: components['schemas']['PublicationPayload'];
  daysAgo: number;
  scene: SceneName | null;
  /** The recordings of a resource. */
  recordings?: readonly { title: string; bytes: () => Buffer }[];
}
