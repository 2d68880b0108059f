export { PictureCrop, type CropArea, type PictureCropProps } from './picture-crop.tsx';
