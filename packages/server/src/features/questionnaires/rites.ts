import type { components } from '@parvis/api-client/contract';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';

type Payload = components['schemas']['QuestionnairePayload'];

const typesOf: Record<Payload['rite'], readonly Payload['riteType'][]> = {
  Western: ['Latin', 'Ambrosian', 'Mozarabic'],
  Eastern: ['Chaldean', 'Maronite', 'Syro-Malabar', 'Melkite', 'Greek', 'Other'],
};

export const wrongRiteType: Readonly<Record<Payload['rite'], Text>> = {
  Western: i18n._('This is not one of the Western rites. Please choose again.'),
  Eastern: i18n._('This is not one of the Eastern rites. Please choose again.'),
};

export function riteFits(rite: Payload['rite'], type: Payload['riteType']): boolean {
  return typesOf[rite].includes(type);
}
