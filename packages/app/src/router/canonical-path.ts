/** The canonical path has a lower-case first segment, no double slashes and no trailing slash. */
export const canonicalPath = (pathname: string): string => {
  const [area, ...rest] = pathname.split('/').filter((part) => part !== '');
  return area === undefined ? '/' : `/${[area.toLowerCase(), ...rest].join('/')}`;
};
