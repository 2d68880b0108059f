/** The picture that link previews show for a page of the build. */
export const previewImage = { path: '/icons/icon-512.png', width: 512, height: 512 };

/**
 * Programs that know the size can show the first preview with its picture, even before they have loaded the picture.
 */
export const previewImageTags: readonly string[] = [
  `<meta property="og:image" content="__ORIGIN__${previewImage.path}" />`,
  `<meta property="og:image:width" content="${previewImage.width}" />`,
  `<meta property="og:image:height" content="${previewImage.height}" />`,
];
