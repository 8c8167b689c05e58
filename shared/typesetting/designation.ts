/**
 * A designation with a hyphen: `ISO 2768-1`, `ISO 2768-mK`, `EN-GJS-400-15`, `16-%-Regel`, `UNC-2B`, `EN AW-6082`,
 * `K-factor`. Browsers break a line behind its hyphen. The whole is caught, so every second part of a text that it splits is
 * a designation.
 */
export const designation =
  /((?<![\w./-])(?:(?:ISO|DIN|EN|ASME|VDA)\u00a0){0,3}[\w./-]{0,24}\d-(?:\d(?:[\w.:-]{0,24}\w)?|%(?:-\p{L}{1,8})?|[a-zA-Z]{1,2}(?!\p{L}))|(?<![\p{L}\d-])(?:EN[ \u00a0])?[A-Z]{2,4}-\d[\w-]{0,12}|(?<![\p{L}\d-])\p{L}-\p{L}{2,8}(?!\p{L}))/u
