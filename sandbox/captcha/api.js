// The interface of the real widget's script: `grecaptcha.ready / render / execute / getResponse / reset`, also under
// `grecaptcha.enterprise`; `?onload=<name>` and `?render=explicit`; `.g-recaptcha` elements with their data attributes.
(() => {
  const script = document.currentScript;
  const address = new URL(script.src);
  const origin = address.origin;
  /** Answers of the real widget are valid for two minutes. */
  const LIFE_MS = 120_000;
  const widgets = [];

  const call = (callback, ...args) => {
    const handler = typeof callback === 'string' ? window[callback] : callback;
    if (typeof handler === 'function') handler(...args);
  };

  function elementOf(container) {
    const element = typeof container === 'string' ? document.getElementById(container) : container;
    if (!element) throw new Error('reCAPTCHA placeholder element must be an element or id');
    return element;
  }

  /** @returns the widget's number, which the other functions take. */
  function render(container, parameters = {}) {
    const element = elementOf(container);
    if (element.dataset.sandboxCaptcha)
      throw new Error('reCAPTCHA has already been rendered in this element');
    const { dataset } = element;
    const options = {
      size: parameters.size ?? dataset.size ?? 'normal',
      theme: parameters.theme ?? dataset.theme ?? 'light',
      callback: parameters.callback ?? dataset.callback,
      expired: parameters['expired-callback'] ?? dataset.expiredCallback,
      failed: parameters['error-callback'] ?? dataset.errorCallback,
    };
    const number = widgets.length;
    const frame = document.createElement('iframe');
    const id = `${number}-${Math.random().toString(36).slice(2)}`;
    const invisible = options.size === 'invisible';
    frame.src = `${origin}/_captcha/frame?${new URLSearchParams({ id, size: options.size, theme: options.theme })}`;
    frame.title = 'Captcha';
    frame.width = invisible ? '0' : '304';
    frame.height = invisible ? '0' : '78';
    frame.setAttribute('frameborder', '0');
    if (invisible) {
      frame.setAttribute('aria-hidden', 'true');
      frame.tabIndex = -1;
    }
    element.dataset.sandboxCaptcha = String(number);
    // The real widget leaves its answer in a field, so that plain forms send it.
    const field = document.createElement('textarea');
    field.name = 'g-recaptcha-response';
    field.hidden = true;
    element.append(frame, field);
    const widget = { id, frame, field, options, invisible, response: '', waiting: [], timer: undefined };
    widget.ready = new Promise((resolve) => {
      widget.becomeReady = resolve;
    });
    widgets.push(widget);
    return number;
  }

  function answer(widget, token) {
    widget.response = token;
    widget.field.value = token;
    clearTimeout(widget.timer);
    if (token === '') return;
    widget.timer = setTimeout(() => {
      answer(widget, '');
      call(widget.options.expired);
    }, LIFE_MS);
  }

  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || data?.source !== 'sandbox-captcha') return;
    const widget = widgets.find(({ id, frame }) => id === data.id && frame.contentWindow === source);
    if (!widget) return;
    if (data.type === 'ready') widget.becomeReady();
    if (data.type === 'expired') {
      answer(widget, '');
      call(widget.options.expired);
    }
    if (data.type === 'solved') {
      answer(widget, data.token);
      for (const { resolve } of widget.waiting.splice(0)) resolve(data.token);
      call(widget.options.callback, data.token);
    }
    if (data.type === 'failed') {
      for (const { reject } of widget.waiting.splice(0)) reject(new Error('Captcha failed'));
      call(widget.options.failed);
    }
  });

  function widgetOf(number = 0) {
    const widget = widgets[number];
    if (!widget) throw new Error('No reCAPTCHA clients exist.');
    return widget;
  }

  /**
   * Executes an invisible widget. With a site key, creates a separate widget. @returns a promise of
   * the answer.
   */
  function execute(which) {
    if (typeof which === 'string') {
      let number = widgets.findIndex(({ siteKey }) => siteKey === which);
      if (number < 0) {
        const holder = document.createElement('div');
        document.body.append(holder);
        number = render(holder, { size: 'invisible' });
        widgets[number].siteKey = which;
      }
      return execute(number);
    }
    const widget = widgetOf(which);
    if (!widget.invisible) return Promise.reject(new Error('Only an invisible captcha can be executed'));
    return new Promise((resolve, reject) => {
      widget.waiting.push({ resolve, reject });
      widget.ready.then(() =>
        widget.frame.contentWindow?.postMessage({ source: 'sandbox-captcha', type: 'execute' }, origin),
      );
    });
  }

  function reset(which) {
    const widget = widgetOf(which);
    answer(widget, '');
    if (!widget.invisible) widget.frame.src = String(widget.frame.src);
  }

  const ready = (callback) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => callback());
    else queueMicrotask(callback);
  };
  const getResponse = (which) => widgetOf(which).response;
  const grecaptcha = { ready, render, execute, getResponse, reset };
  window.grecaptcha = { ...grecaptcha, enterprise: grecaptcha };

  ready(() => {
    if (address.searchParams.get('render') !== 'explicit')
      for (const element of document.querySelectorAll('.g-recaptcha:not([data-sandbox-captcha])'))
        render(element);
    call(address.searchParams.get('onload'));
  });
})();
