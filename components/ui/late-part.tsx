'use client';

import {
  Activity,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useHasScript } from '@/lib/forms/hydration';
import { createStore } from '@/lib/store';
import { Disclosure } from './disclosure';
import { Skeleton } from './skeleton';

type LatePart<Props> = {
  Part: (props: Props) => ReactNode;
  /** Loads the code. A further call loads it only if the last one failed. */
  load: () => void;
};

/**
 * Splits a part from the scripts of its page. The server renders it as plain HTML that works, and
 * React hydrates that HTML once `load` has loaded the code: what was typed or chosen meanwhile
 * stays. On a page that a link opened, a placeholder shows until then. The boundary is
 * `<Activity>`, not `<Suspense>` (docs/performance.md). React gives the HTML up when a prop or a
 * context of it changes earlier, so the props are in a store. `rendered` is the part as a server
 * has it (`#folded-forms`), and null in a browser.
 */
export function latePart<Props extends object>(
  rendered: ComponentType<Props> | null,
  importPart: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const code = createStore(rendered);
  let handleCode = () => {};
  const loaded = new Promise<void>((resolve) => {
    handleCode = resolve;
  });
  const load = () => {
    if (code.get()) return;
    importPart().then(
      (part) => {
        code.set(part);
        handleCode();
      },
      // The plain HTML works, and the next call tries once more.
      () => {},
    );
  };

  /** Holds back the hydration around it. */
  const Wait = lazy(async () => {
    await loaded;
    return { default: () => null };
  });

  type Store = ReturnType<typeof createStore<Props>>;

  /** Reads the code after `<Wait>`: React can pause between two components, and the code arrive. */
  function Loaded({ store }: { store: Store }) {
    const props = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
    const Code = useSyncExternalStore(code.subscribe, code.get, code.get);
    return Code ? <Code {...props} /> : <Skeleton className="h-24 w-full" />;
  }

  function Content({ store }: { store: Store }) {
    const isHydrated = useHasScript();
    return (
      <>
        {rendered || isHydrated ? null : <Wait />}
        <Loaded store={store} />
      </>
    );
  }

  const Boundary = memo(({ store }: { store: Store }) => (
    <Activity>
      <Content store={store} />
    </Activity>
  ));

  function Part(props: Props) {
    const [store] = useState(() => createStore(props));
    useEffect(() => store.set(props));
    return <Boundary store={store} />;
  }

  return { Part, load };
}

type LateDisclosureProps = {
  title: string;
  open?: boolean;
  load: () => void;
  children: ReactNode;
};

/** A folded form whose code loads when it opens, or when the pointer or the focus comes near. */
export function LateDisclosure({ load, ...rest }: LateDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The shopper may have opened it before this script ran.
    if (details.current?.open) load();
  }, [load]);
  return <Disclosure small {...rest} ref={details} onToggle={load} onPointerEnter={load} onFocus={load} />;
}
