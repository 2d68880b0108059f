export { fileNotFound, videoNotAlone } from './errors.ts';
export { cropOf, requirePicture, type Sides } from './picture-choice.ts';
export {
  publicPicture,
  publicPictureHtml,
  servePublicPictures,
  type PublicPicture,
  type PublicPictures,
} from './public-picture.ts';
export { storedFileIds } from './repository.ts';
export { fileRoutes } from './routes.ts';
export { conditionsOf, sendBytes, type Conditions, type Delivery } from './sending.ts';
export {
  createFileService,
  type NewAttachment,
  type NewFile,
  type RefusedUpload,
  type UsableFile,
} from './service.ts';
export { copyMissingFiles, type MoveCounts } from './moving.ts';
