import { Button } from '@/components/ui/button';

/** Ends the session: a plain form, whose answer leads to the platform's logout and home. */
export function SignOutForm({ className }: { className?: string }) {
  return (
    <form method="post" action="/sign-out" className={className}>
      <Button variant="secondary">Sign out</Button>
    </form>
  );
}
