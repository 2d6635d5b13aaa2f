import type { MediaFile } from '../types';

/** Returns the name under which a merchant uploaded a picture. */
export const fileNameOf = ({ path }: Pick<MediaFile, 'path'>): string =>
  path.slice(path.lastIndexOf('/') + 1);
