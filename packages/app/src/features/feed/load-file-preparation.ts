/** Loads the code that reads the files of a post. */
export const loadFilePreparation = () => import('./prepare-post-files.ts');
