import type { IncomingHttpHeaders } from 'node:http'

interface NginxOptions {
  readonly directory: string
  readonly port: number
  /** Headers of the site's own answer. Those that nginx does not send are added to its answers. */
  readonly headers: IncomingHttpHeaders
}

/** Headers nginx makes itself, or that belong to the connection. */
const ownHeaders =
  /^(?:content-(?:type|length|encoding)|etag|vary|date|server|connection|keep-alive|last-modified|accept-ranges|x-accel-expires)$/

/** One worker, files of Brotli bytes sent as they are, each request in its log, as in ours. */
export function nginxConfig({ directory, port, headers }: NginxOptions): string {
  return `daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  types { text/html html; text/javascript js; text/css css; }
  access_log ${directory}/access.log;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${directory}/root;
    charset utf-8;
    charset_types text/javascript;
    add_header Content-Encoding br;
    add_header Vary Accept-Encoding;
${addedHeaders(headers).join('\n')}
  }
}
`
}

/** Directives that add the headers nginx does not send. */
export function addedHeaders(headers: IncomingHttpHeaders): string[] {
  return Object.entries(headers)
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `    add_header ${name} ${quote(String(value))};`)
}

/** A value as nginx reads it: `$` would start a variable, and there is no escape for it. */
function quote(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send ${value}`)
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
