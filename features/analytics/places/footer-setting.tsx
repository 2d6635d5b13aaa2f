import { analytics } from '@/lib/config/shop';
import { ConsentButton } from '../consent-button';

export default function FooterSetting() {
  return analytics?.some(({ consent }) => consent === 'required') ? <ConsentButton /> : null;
}
