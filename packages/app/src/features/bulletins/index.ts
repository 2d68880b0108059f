export { BulletinEditor } from './bulletin-editor.tsx';
export { ParishBulletins } from './parish-bulletins.tsx';
