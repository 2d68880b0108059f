import { everybody } from '../../platform/policy.ts';
import { mayEditParish } from '../parish-staff/index.ts';

export const bulletinPolicy = { read: everybody, manage: mayEditParish };
