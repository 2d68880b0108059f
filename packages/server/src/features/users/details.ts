import type { components } from '@parvis/api-client/contract';

type Schemas = components['schemas'];
export type Audience = Schemas['Audience'];
/** The details of a profile. The member chooses an audience for each of them. */
export type Audiences = Schemas['Audiences'];
export type Detail = keyof Audiences;

const isAudience = (value: unknown): value is Audience =>
  value === 'me' || value === 'friends' || value === 'members';

/** Parses the stored audiences. A detail that is missing there is private. */
export function readAudiences(stored: string): Audiences {
  const named: Readonly<Record<string, unknown>> = { ...Object(JSON.parse(stored)) };
  const of = (detail: Detail): Audience => {
    const audience = named[detail];
    return isAudience(audience) ? audience : 'me';
  };
  return {
    about: of('about'),
    phone: of('phone'),
    catholic: of('catholic'),
    parish: of('parish'),
    diocese: of('diocese'),
    rite: of('rite'),
    riteType: of('riteType'),
    knightOfColumbus: of('knightOfColumbus'),
    knightOfMalta: of('knightOfMalta'),
    favoriteSaint: of('favoriteSaint'),
    historicalFigure: of('historicalFigure'),
  };
}

export function changeAudiences(stored: string, changes: Partial<Audiences>): string {
  return JSON.stringify({ ...readAudiences(stored), ...changes });
}
