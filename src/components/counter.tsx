/** A figure that `countUp` counts up to; the HTML always holds the final value. */
export function Counter({ value }: { value: number }) {
  return (
    <span data-counter className="relative inline-block">
      <span>{value}</span>
    </span>
  )
}
