export { BulletinEditor } from './bulletin-editor.tsx';
export { ParishBulletins } from './parish-bulletins.tsx';
export { useBulletins } from './use-bulletins.ts';
