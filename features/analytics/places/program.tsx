import { analytics } from '@/lib/config/shop';
import { ProvideMessages } from '@/lib/i18n/server-messages';
import { Analytics } from '../analytics';

export default function Program() {
  return analytics ? (
    <ProvideMessages areas={['consent']}>
      <Analytics settings={analytics} />
    </ProvideMessages>
  ) : null;
}
