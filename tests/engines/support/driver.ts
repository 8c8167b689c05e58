/** CSS pixels from the top left corner of the viewport. */
export interface Point {
  x: number
  y: number
}

/** What a browser engine must do for the checks; each engine has its own way. */
export interface Driver {
  /** Goes to an address and waits until its document is there. */
  open(address: string): Promise<void>
  /** Runs a function in the page. It must use nothing from outside but its arguments, which are JSON, as is its result. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** Moves the mouse. */
  point(at: Point): Promise<void>
  /** Moves the mouse and clicks. */
  click(at: Point): Promise<void>
  /** Presses one key, perhaps with another held: `Enter`, `Shift+Tab`, `Control+k`. */
  press(keys: string): Promise<void>
  /** Types a text where the focus is. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

export interface DriverOptions {
  /** Where every request to another origin goes: `http://127.0.0.1:1234`. */
  proxy: string
  /** The visitor's system is dark and wants less motion. */
  isDarkAndStill?: boolean
}

export type OpenDriver = (options: DriverOptions) => Promise<Driver>

/** `Control+k` are two keys, `+` is one. */
export function keysOf(keys: string): string[] {
  return keys.split(/(?<=.)\+/)
}
