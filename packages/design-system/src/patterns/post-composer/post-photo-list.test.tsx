import { describeConformance } from '../../../test/conformance.tsx';
import { PostPhotoList } from './post-photo-list.tsx';
import { galleryOf } from './samples.tsx';

describeConformance('PostPhotoList', <PostPhotoList gallery={galleryOf(2)} />, {
  component: 'post-photo-list',
  asChild: false,
  portal: false,
});
