import type { PlaceFacts } from '@/lib/places';
import { ContactForm } from '../contact-form';

export default async function PageAside({ slug }: PlaceFacts['page-aside']) {
  return slug === 'contact' ? ContactForm() : null;
}
