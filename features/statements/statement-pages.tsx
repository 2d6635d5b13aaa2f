import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { Fact } from '@/components/checkout/order-summary';
import { PageHeading } from '@/components/layout/page-heading';
import { PrintButton } from '@/components/layout/print-button';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import { formMetadata } from '@/lib/forms/form-metadata';
import { IDLE } from '@/lib/forms/form-state';
import { storedState } from '@/lib/forms/stored-state';
import { format } from '@/lib/i18n/format';
import { getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import {
  readPrefill,
  readStatement,
  type Statement,
  statementEmail,
  statementForm,
  statementText,
  timeOfStatement,
} from '@/lib/site-forms/statement';
import { type StatementKind, statementHref } from '@/lib/site-forms/statement-names';
import { localHref } from '@/lib/urls';
import { sendStatement, startStatement } from './actions';
import { StatementButton, StatementForm } from './statement-form';

/** These pages need neither a script nor an account, and the first one does not need the platform. */

type StepProps = { kind: StatementKind };

/** Search engines may list the first step. */
export async function statementMetadata(
  kind: StatementKind,
  step: 'title' | 'reviewTitle' | 'receiptTitle',
): Promise<Metadata> {
  const { statements } = await getMessages();
  const metadata = await formMetadata(statements[kind][step], statementForm(kind));
  return step === 'title' ? { ...metadata, robots: undefined } : metadata;
}

/** The first step. `?order=` fills it in for the shopper whose order it is. */
export async function StatementPage({
  kind,
  searchParams,
}: StepProps & { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  await connection();
  const { order } = await searchParams;
  const orderId = typeof order === 'string' ? order.slice(0, 50) : null;
  const { statements } = await getMessages();
  const { title, intro } = statements[kind];
  // Comes back from the second step to change something.
  const begun = orderId === null ? await readStatement(kind) : null;
  return (
    <div className="page-frame">
      <PageHeading title={title} intro={intro} />
      <div className="max-w-[36rem]">
        <ProvideMessages areas={['statements', 'fields']}>
          <StatementForm
            kind={kind}
            action={startStatement}
            initial={await storedState(statementForm(kind), IDLE)}
            prefill={
              begun && begun.sentAt === null
                ? prefillFrom(begun)
                : await readPrefill(orderId, await getLang())
            }
            orderId={orderId}
          />
        </ProvideMessages>
        {await fillPlace(personalData, {})}
      </div>
    </div>
  );
}

const prefillFrom = ({ name, email, contract, details }: Statement) => ({
  name,
  email,
  contract,
  details,
  lines: [],
});

/** The second step: everything once more, and the button. */
export async function StatementReviewPage({ kind }: StepProps) {
  await connection();
  const statement = await statementOr(kind);
  const { statements } = await getMessages();
  const mail = statement.failedAt === null ? null : statementEmail(statement);
  return (
    <div className="page-frame">
      <PageHeading title={statements[kind].reviewTitle} intro={statements.reviewIntro} />
      <div className="max-w-[36rem]">
        {statement.failedAt === null ? null : (
          <Notice tone="bad" className="mb-6">
            <p>{statements.failed}</p>
            {mail ? (
              <p className="mt-2">
                <a href={mail.href} className="underline underline-offset-4">
                  {format(statements.writeMail, mail)}
                </a>
              </p>
            ) : null}
          </Notice>
        )}
        <StatementFacts statement={statement} />
        <ProvideMessages areas={['statements', 'fields']}>
          <StatementButton
            kind={kind}
            reference={statement.reference}
            action={sendStatement}
            initial={IDLE}
          />
        </ProvideMessages>
        <p className="mt-6">
          <TextLink href={statementHref(kind)}>{statements.change}</TextLink>
        </p>
      </div>
    </div>
  );
}

export async function StatementReceiptPage({ kind }: StepProps) {
  await connection();
  const statement = await statementOr(kind);
  const { statements, orderProgress } = await getMessages();
  const { sentAt, lang, reference, email } = statement;
  if (sentAt === null) redirect(localHref(await getLang(), statementHref(kind)));
  const text = statementText(statement, sentAt);
  return (
    <div className="page-frame">
      <PageHeading title={statements[kind].receiptTitle} intro={format(statements.confirmation, { email })} />
      <div className="max-w-[36rem]">
        <StatementFacts statement={statement}>
          <Fact term={statements.reference}>
            <bdi>{reference}</bdi>
          </Fact>
          <Fact term={statements.receivedAt}>
            <time dateTime={new Date(sentAt).toISOString()}>{timeOfStatement(sentAt, lang)}</time>
          </Fact>
        </StatementFacts>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 print:hidden">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${reference}.txt`}
            className="inline-flex min-h-target items-center underline underline-offset-4"
          >
            {statements.download}
          </a>
          <PrintButton>{orderProgress.print}</PrintButton>
        </p>
      </div>
    </div>
  );
}

/** Redirects to the first step without a statement. */
async function statementOr(kind: StatementKind): Promise<Statement> {
  return (await readStatement(kind)) ?? redirect(localHref(await getLang(), statementHref(kind)));
}

async function StatementFacts({ statement, children }: { statement: Statement; children?: ReactNode }) {
  const { statements } = await getMessages();
  const { kind, name, email, contract, details } = statement;
  return (
    <>
      <p>{statements[kind].text}</p>
      <dl className="mt-4 grid gap-5 border-y border-line py-6">
        <Fact term={statements.contract}>
          <bdi className="whitespace-pre-line">{contract}</bdi>
        </Fact>
        {details ? (
          <Fact term={statements.details}>
            <bdi className="whitespace-pre-line">{details}</bdi>
          </Fact>
        ) : null}
        <Fact term={statements.name}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact term={statements.email}>
          <bdi>{email}</bdi>
        </Fact>
        {children}
      </dl>
    </>
  );
}
