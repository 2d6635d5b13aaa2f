// Runs inside the frame: requests an answer from the sandbox and posts it to the parent page, which
// matches it to a widget by `id`.
const kind = document.body.dataset.kind;
const id = new URLSearchParams(location.search).get('id');
const status = document.getElementById('status');
const box = document.getElementById('human');

const notifyParent = (message) => parent.postMessage({ source: 'sandbox-captcha', id, ...message }, '*');

async function solve() {
  try {
    const response = await fetch('/_captcha/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind }),
    });
    if (!response.ok) throw new Error(`Rejected: ${response.status}`);
    const { token } = await response.json();
    if (status) status.textContent = 'Verified';
    notifyParent({ type: 'solved', token });
  } catch {
    if (box) box.checked = false;
    if (status) status.textContent = 'That did not work. Try again.';
    notifyParent({ type: 'failed' });
  }
}

if (kind === 'invisible') {
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.source === 'sandbox-captcha' && data.type === 'execute') solve();
  });
} else {
  box?.addEventListener('change', () => {
    if (box.checked) solve();
    else notifyParent({ type: 'expired' });
  });
}
notifyParent({ type: 'ready' });
