#!/bin/sh
# Writes the site of compose.yaml: nginx.conf without TLS and for localhost, and the sandbox behind
# it. Files come from the shop, whose container has them.
set -eu
site="${1:-/etc/nginx/conf.d/default.conf}"
sed \
  -e '/listen \[::\]/d' \
  -e 's/listen 443 ssl http2/listen 8080/' \
  -e '/^ *ssl_/d' \
  -e 's/shop\.example\.com/localhost/' \
  -e 's|/var/lib/nginx/shop|/var/cache/nginx/shop|' \
  -e '/location \/_next\/static\//,/^  }/d' \
  -e '/location \/pictures\//,/^  }/d' \
  "${2:-/shop/nginx.conf}" >"$site"
cat >>"$site" <<'END'
server {
  listen 4001;
  server_name localhost;
  client_max_body_size 0;
  location / {
    proxy_pass http://127.0.0.1:4000;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
  }
}
END
