import type { components } from '@parvis/api-client/contract';
import type { Generated } from 'kysely';

type Schemas = components['schemas'];

export interface ParishClaimsTable {
  id: string;
  parish_id: string;
  user_id: string;
  position: string;
  method: Schemas['ParishClaimMethod'];
  /** The address of the parish to which the code is sent. Empty for a letter. */
  email: string;
  state: Schemas['ParishClaimState'];
  code_hash: string | null;
  code_expires_at: number | null;
  /** The number of wrong codes since the code was created. */
  attempts: Generated<number>;
  proved_at: number | null;
  decided_at: number | null;
  /** The name of the administrator. It stays when their account is deleted. */
  decided_by: Generated<string>;
  reason: Generated<string>;
  created_at: number;
}

export interface ParishRolesTable {
  id: string;
  user_id: string;
  /** Null for the role for a diocese. */
  parish_id: string | null;
  /** Empty for the role for one parish, like the key, by which dioceses are compared. */
  diocese: string;
  diocese_key: string;
  position: string;
  given_by: string;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    parish_claims: ParishClaimsTable;
    parish_roles: ParishRolesTable;
  }
}
