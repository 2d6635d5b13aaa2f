/** The part of the reCAPTCHA Enterprise API that the shop uses. */
type Enterprise = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      theme: 'light' | 'dark';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  reset(widgetId: number): void;
};

declare global {
  interface Window {
    grecaptcha?: { enterprise?: Enterprise };
  }
}

const loading = new Map<string, Promise<Enterprise>>();

/** Loads the script once. @throws Error when it cannot be loaded; the next call retries */
export function loadCaptcha(scriptUrl: string): Promise<Enterprise> {
  const started = loading.get(scriptUrl) ?? load(scriptUrl);
  loading.set(scriptUrl, started);
  started.catch(() => loading.delete(scriptUrl));
  return started;
}

function load(scriptUrl: string): Promise<Enterprise> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error('The captcha could not be loaded'));
    };
    script.src = scriptUrl;
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      const enterprise = window.grecaptcha?.enterprise;
      if (enterprise) enterprise.ready(() => resolve(enterprise));
      else fail();
    };
    document.head.append(script);
  });
}
