import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import { giftCard } from '@/features/places/other-pages';

export const FormNotes = async () => (
  <>
    {await fillPlace(giftCard, {})}
    {await fillPlace(personalData, {})}
  </>
);
