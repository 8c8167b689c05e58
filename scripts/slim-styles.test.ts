import { expect, test } from 'vitest'
import { slimStyles } from './slim-styles.ts'

const slim = (css: string) => String(slimStyles(css)).replaceAll(/\s*\n\s*/g, '')

test('a property that no rule sets has its initial value or the one given for this case', () => {
  const css = `@property --tw-line{syntax:"*";inherits:false;initial-value:solid}
    .a{border-style:var(--tw-line)}.b{font-variant-numeric:var(--tw-x,) var(--tw-y,tabular-nums)}.c{top:var(--tw-z)}`
  expect(slim(css)).toContain(
    '.a{border-style:solid}.b{font-variant-numeric:tabular-nums}.c{top:var(--tw-z)}',
  )
})

test('one that a rule sets stays, also where it is read before', () => {
  const css = '.a{line-height:var(--tw-leading,1.5)}.b{--tw-leading:1}'
  expect(slim(css)).toBe(css)
})

test('a registered length keeps its unit, so its property stays', () => {
  const css = `@property --tw-offset{syntax:"<length>";inherits:false;initial-value:0}.a{width:calc(1px + var(--tw-offset))}`
  expect(slim(css)).toBe(css)
})

test('what Tailwind declares for browsers without @property goes, and what nobody reads', () => {
  const css = '@layer properties{.a{--tw-b:0}}.c{--tw-d:1;color:red}'
  expect(slim(css)).toBe('.c{color:red}')
})

test('a test that every browser passes goes, also within another one', () => {
  const css = `a::placeholder{opacity:1}@supports (not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px){a::placeholder{color:red}@supports (color:color-mix(in lab, red, red)){a::placeholder{color:color-mix(in oklab, red 50%, blue)}}}@supports (animation-timeline:view()){a{top:0}}`
  expect(slim(css)).toBe(
    'a::placeholder{opacity:1;color:color-mix(in oklab,red 50%,blue)}@supports (animation-timeline:view()){a{top:0}}',
  )
})

test('spaces around commas and slashes go, outside of quotation marks', () => {
  const css = '.a{font:400 1rem / 1.5 "A, B", serif}.b::after{content:" / "}'
  expect(slim(css)).toBe('.a{font:400 1rem/1.5 "A, B",serif}.b::after{content:" / "}')
})
