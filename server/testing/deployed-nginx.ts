import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const certificates = join(root, 'server/delivery/testing')

/** What differs in deploy/nginx.conf from an operator's machine. */
interface NginxPlaces {
  readonly directory: string
  readonly plainPort: number
  readonly tlsPort: number
  /** Ports of the processes behind it. */
  readonly processes: readonly number[]
}

/** deploy/nginx.conf for other places: ports and files are replaced, and nothing else. */
function renderNginx({ directory, plainPort, tlsPort, processes }: NginxPlaces): string {
  const file = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const places: readonly (readonly [RegExp, (found: string) => string])[] = [
    [
      /^ *server 127\.0\.0\.1:3000 .*;$/m,
      (line) => processes.map((port) => line.replace('3000', String(port))).join('\n'),
    ],
    [/^ {4}listen 80(?=[ ;])/gm, () => `    listen 127.0.0.1:${plainPort}`],
    [/^ {4}listen 443 /m, () => `    listen 127.0.0.1:${tlsPort} `],
    [/\/etc\/ssl\/website\/fullchain\.pem/, () => join(certificates, 'self-signed.crt')],
    [/\/etc\/ssl\/website\/privkey\.pem/, () => join(certificates, 'self-signed.key')],
    [/\/var\/cache\/nginx-website/, () => join(directory, 'cache')],
    [/\/var\/log\/nginx\/website\.log/, () => join(directory, 'access.log')],
  ]
  return places.reduce((text, [place, replace]) => {
    if (text.search(place) < 0) throw new Error(`deploy/nginx.conf has no ${place}`)
    return text.replace(place, replace)
  }, file)
}

/** The main file around it, with the defaults of the package. */
const mainFile = (directory: string) => `daemon off;
worker_processes 2;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `  ${name}_temp_path ${directory}/${name};\n`)
  .join('')}  include ${directory}/website.conf;
}
`

/** A directory for nginx: started by root, it works as a user of its own. */
export function nginxDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'firstangle-nginx-'))
  chmodSync(directory, 0o755)
  return directory
}

/** Writes the files and gives the command that runs nginx on them. `change` is for what a measurement has to lift. */
export function writeNginx(places: NginxPlaces, change = (conf: string) => conf): string[] {
  return writeConf(places.directory, change(renderNginx(places)))
}

/** The same for any file of conf.d. */
export function writeConf(directory: string, conf: string): string[] {
  writeFileSync(join(directory, 'nginx.conf'), mainFile(directory))
  writeFileSync(join(directory, 'website.conf'), conf)
  return ['nginx', '-p', directory, '-c', join(directory, 'nginx.conf'), '-e', 'stderr']
}
