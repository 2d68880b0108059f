export { requestPermissionOf } from './permission.ts';
