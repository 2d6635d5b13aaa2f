import type { ComponentProps } from 'react';
import { NoPicture, Picture } from './picture';

type SmallPictureProps = Pick<ComponentProps<typeof Picture>, 'sizes' | 'range' | 'priority'> & {
  /** Null shows a placeholder. */
  picture: ComponentProps<typeof Picture>['picture'] | null;
};

const SHAPE = 'aspect-[4/5] w-full rounded-soft';

/** The picture of a product next to its name, which says the same. */
export const SmallPicture = ({ picture, ...props }: SmallPictureProps) =>
  picture ? (
    <Picture {...props} picture={picture} ratio={4 / 5} alt="" className={SHAPE} />
  ) : (
    <NoPicture className={SHAPE} />
  );
