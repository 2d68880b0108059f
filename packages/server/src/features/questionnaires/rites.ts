import type { components } from '@parvis/api-client/contract';

type Payload = components['schemas']['QuestionnairePayload'];

const typesOf: Record<Payload['rite'], readonly Payload['riteType'][]> = {
  Western: ['Latin', 'Ambrosian', 'Mozarabic'],
  Eastern: ['Chaldean', 'Maronite', 'Syro-Malabar', 'Melkite', 'Greek', 'Other'],
};

export const spanishRites: Record<Payload['rite'], string> = {
  Western: 'occidentales',
  Eastern: 'orientales',
};

export function riteFits(rite: Payload['rite'], type: Payload['riteType']): boolean {
  return typesOf[rite].includes(type);
}
