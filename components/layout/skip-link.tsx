import { useMessages } from '#messages';

export const MAIN_ID = 'content';

/** First stop of the Tab key: jumps past the header to `<Main>`. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed start-4 top-3 z-50 -translate-y-24 rounded-control bg-inverse px-5 py-3 text-small font-medium text-on-inverse focus:translate-y-0"
    >
      {useMessages('layout').skip}
    </a>
  );
}
