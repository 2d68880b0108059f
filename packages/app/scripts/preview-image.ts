/** The picture that link previews show for a page of the build. */
export const previewImage = { path: '/icons/icon-512.png', width: 512, height: 512 };

/**
 * The tags give the size of the picture. Without the size, programs show the first preview of a page without its
 * picture.
 */
export const previewImageTags: readonly string[] = [
  `<meta property="og:image" content="__ORIGIN__${previewImage.path}" />`,
  `<meta property="og:image:width" content="${previewImage.width}" />`,
  `<meta property="og:image:height" content="${previewImage.height}" />`,
];
