/** Every screen's address begins with a word in small letters, and neither doubles nor ends with a slash. */
export const canonicalPath = (pathname: string): string => {
  const [area, ...rest] = pathname.split('/').filter((part) => part !== '');
  return area === undefined ? '/' : `/${[area.toLowerCase(), ...rest].join('/')}`;
};
