export { MassTimes, type MassTimesProps } from './mass-times.tsx';
export type { MassTimesData } from './service-days.ts';
