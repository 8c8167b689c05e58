/** Drafting-style line icons, 24 x 24, stroke 1.5, that controls all over the site have. */
const shapes = {
  check: 'M4.5 12.5l5 5 10-11',
  cross: 'M5.5 5.5l13 13 M18.5 5.5l-13 13',
  menu: 'M3.5 6.5h17 M3.5 12h17 M3.5 17.5h17',
  search: 'M10.5 10.5m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0 M15 15l5.5 5.5',
  previous: 'M14.5 5l-7 7 7 7',
  next: 'M9.5 5l7 7-7 7',
} as const

export type IconName = keyof typeof shapes

/** A decorative icon: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon path={shapes[name]} className={className} />
}

interface LineIconProps {
  path: string
  className?: string | undefined
}

/** The same for shapes that only some pages have: they are loaded with those. */
export function LineIcon({ path, className }: LineIconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
