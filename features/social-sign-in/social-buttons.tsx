import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { buttonStyles } from '@/components/ui/button';
import type { SignInMethods } from '@/lib/auth/step-cookies';
import type { SocialProvider } from '@/lib/config/shop-schema';
import { format } from '@/lib/i18n/format';
import { withReturn } from '@/lib/urls';

/** The providers' guidelines for sign-in buttons prescribe names and marks. */
const PROVIDERS: Record<SocialProvider, { name: string; mark: ReactNode }> = {
  google: {
    name: 'Google',
    mark: (
      <>
        <path
          fill="#4285F4"
          d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z"
        />
        <path
          fill="#34A853"
          d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z"
        />
        <path fill="#FBBC05" d="M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84z" />
        <path
          fill="#EA4335"
          d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z"
        />
      </>
    ),
  },
  facebook: {
    name: 'Facebook',
    mark: (
      <>
        <circle cx="12" cy="12" r="11.5" fill="#0866FF" />
        <path
          fill="#fff"
          d="m16 15.3.5-3.3h-3.2V9.9c0-.9.45-1.8 1.9-1.8h1.45V5.3s-1.3-.22-2.57-.22c-2.6 0-4.33 1.6-4.33 4.47V12H6.9v3.3h2.85v8a11.6 11.6 0 0 0 3.55 0v-8z"
        />
      </>
    ),
  },
};

type SocialButtonsProps = { providers: readonly SocialProvider[]; returnTo: string };

/** Stands above a form. The links leave the shop, so they are not router links. */
export function SocialButtons({ providers, returnTo }: SocialButtonsProps) {
  const messages = useMessages('signIn');
  return (
    // Hidden while the account awaits approval: that shopper has an account.
    <div className="mb-6 has-[+[role=status]]:hidden">
      <ul className="grid gap-3">
        {providers.map((provider) => (
          <li key={provider}>
            <a
              href={`${withReturn('/login/hosted', returnTo)}&provider=${provider}`}
              data-sign-in-method={provider}
              className={buttonStyles('secondary', 'large', 'w-full')}
            >
              <ProviderMark provider={provider} />
              {format(messages.continueWith, { provider: PROVIDERS[provider].name })}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex items-center gap-4 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {messages.orWithEmail}
      </p>
    </div>
  );
}

const ProviderMark = ({ provider }: { provider: SocialProvider }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0">
    {PROVIDERS[provider].mark}
  </svg>
);

type SignInMethodsProps = {
  email: string;
  providers: readonly SocialProvider[];
  methods: SignInMethods;
};

/** Lists the ways in which a member can sign in, as far as the shop knows. */
export function SignInMethodList({ email, providers, methods }: SignInMethodsProps) {
  const messages = useMessages('account');
  const stateOf = (provider: SocialProvider): string => {
    if (methods.used === provider) return messages.methodUsed;
    return methods.linked.includes(provider) ? messages.methodLinked : messages.methodUnknown;
  };
  return (
    <ul className="divide-y divide-line">
      <li className="flex flex-wrap gap-x-4 py-3">
        <span className="grow basis-40 font-medium">{messages.methodEmail}</span>
        <bdi className="min-w-0 break-words text-muted">{email}</bdi>
      </li>
      {providers.map((provider) => (
        <li key={provider} className="flex flex-wrap items-center gap-x-4 py-3">
          <span className="flex grow basis-40 items-center gap-3 font-medium">
            <ProviderMark provider={provider} />
            {PROVIDERS[provider].name}
          </span>
          <span className="text-muted">{stateOf(provider)}</span>
        </li>
      ))}
    </ul>
  );
}
