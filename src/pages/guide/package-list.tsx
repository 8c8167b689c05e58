import type { ShownPackage } from './guide-data.ts'

/** The client packages to fetch, with size and sum. */
export function PackageList({ packages }: { packages: readonly ShownPackage[] }) {
  return (
    <dl className="definitions">
      {packages.map(({ file, href, size, sha256 }) => (
        <div key={file}>
          <dt>
            <a href={href} className="text-action underline underline-offset-4" translate="no">
              {file}
            </a>{' '}
            <span className="text-sm text-muted">{size}</span>
          </dt>
          <dd>
            SHA-256{' '}
            <code className="text-sm break-all" translate="no">
              {sha256}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
