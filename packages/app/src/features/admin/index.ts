export { EventFields } from './publications/event-fields.tsx';
export { ParishFields } from './publications/parish-fields.tsx';
export { newValues, payloadOf, valuesOf, type PublicationValues } from './publications/publication-values.ts';
export { TimeZoneField } from './publications/time-zone-field.tsx';
