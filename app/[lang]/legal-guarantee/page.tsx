import type { Metadata } from 'next';
import { useMessages } from '#messages';
import { GUARANTEE_HREF, GuaranteeNotice } from '@/components/layout/legal-notices';
import { PageHeading } from '@/components/layout/page-heading';
import { alternates } from '@/features/places/metadata';
import { getLang, getMessages } from '@/lib/i18n/server-messages';

// The page must stay static: nothing in it may read the request.
export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const { guarantee } = await getMessages();
  return {
    title: guarantee.title,
    description: guarantee.intro,
    alternates: await alternates(await getLang(), GUARANTEE_HREF),
  };
}

export default function LegalGuaranteePage() {
  const { title, intro } = useMessages('guarantee');
  return (
    <div className="page-frame">
      <PageHeading title={title} intro={intro} />
      <GuaranteeNotice />
    </div>
  );
}
