import type { components } from '@parvis/api-client/contract';

export type Role = components['schemas']['Role'];
