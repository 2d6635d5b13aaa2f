import { fileNameOf } from '../../catalog/media/file-name';
import type { MediaFile } from '../../catalog/types';
import type { Picture } from './types';

export const pictureOf = ({ id, width, height, altText, path }: MediaFile): Picture => ({
  id,
  width,
  height,
  altText,
  filename: fileNameOf({ path }),
});
