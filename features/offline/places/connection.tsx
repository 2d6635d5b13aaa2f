import { getLang } from '@/lib/i18n/server-messages';
import { localHref } from '@/lib/urls';
import { OfflineSupport } from '../offline-support';

/** React moves the link into the head of the page. */
export default async function Connection() {
  return (
    <>
      <link rel="manifest" href={localHref(await getLang(), '/manifest.webmanifest')} />
      {process.env.NODE_ENV === 'production' ? <OfflineSupport /> : null}
    </>
  );
}
