import { LineIcon } from './icon.tsx'

/** What each request type returns, drawn small. */
const shapes = {
  extract: 'M3.5 4.5h17v15h-17z M13 14.5h7.5 M13 14.5v5 M16.5 14.5v5 M6.5 8h5 M6.5 11h8',
  features:
    'M4 17.5h16 M4 15v5 M20 15v5 M4 17.5l3-1.2v2.4z M20 17.5l-3-1.2v2.4z M7 4h10v8H7z M12 2v12',
  insights: 'M3.5 20.5h17 M6 20.5v-6 M11 20.5v-10 M16 20.5v-14 M4 9.5l6-4 4 1.5 6-4.5',
  redaction: 'M3.5 4.5h17v15h-17z M6.5 8.5h6 M6.5 11.5h3 M12 11.5h6v2h-6z M6.5 15.5h8v1.5h-8z',
  balloons:
    'M8 8m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0 M11.2 11.2l9.3 9.3 M20.5 20.5l-3.4-1 M20.5 20.5l-1-3.4 M7.2 6.6l1.2-.8v4.6',
  thumbnails: 'M3.5 3.5h10v7h-10z M16.5 3.5h4v7h-4z M3.5 13.5h4v7h-4z M10.5 13.5h10v7h-10z',
} as const

export type OutputName = keyof typeof shapes

/** A decorative icon: the words beside it carry the meaning. */
export function OutputIcon({ name }: { name: OutputName }) {
  return <LineIcon path={shapes[name]} />
}
