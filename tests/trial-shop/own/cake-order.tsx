import type { SectionProps } from '@/app/own-sections';
import { ContactForm } from '@/features/forms/contact-form';
import { shopText } from '@/lib/i18n/lang';

export const CakeOrder = ({ lang }: SectionProps) => (
  <section className="pt-section">
    <h2 className="mb-6 font-display text-heading">
      {shopText({ de: 'Eine Torte bestellen', en: 'Order a cake' }, lang)}
    </h2>
    <ContactForm />
  </section>
);
