import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

const values = {
  facts: {
    price: { base: 990, perPage: 0.85, currency: 'EUR' },
    accuracy: { standard: 95 },
    big: { one: 1234.5 },
  },
  site: {
    brand: { name: 'Firstangle' },
    company: { foundingYear: 2024, managingDirectors: ['A', 'B'] },
    address: { countryName: { en: 'Germany', de: 'Deutschland' } },
    tls: { min: 1.2 },
  },
}

test.each([
  ['{price.base|money} a month', '€990 a month', '990\u00a0€ a month'],
  ['{price.perPage|money}', '€0.85', '0,85\u00a0€'],
  ['{ price.perPage | money }', '€0.85', '0,85\u00a0€'],
  ['over {accuracy.standard|percent}', 'over 95%', 'over 95\u00a0%'],
  ['{big.one}', '1,234.5', '1.234,5'],
  ['{big.one|plain}', '1234.5', '1234.5'],
  ['{price.currency}', 'EUR', 'EUR'],
  ['{site.brand.name}: {price.base}', 'Firstangle: 990', 'Firstangle: 990'],
  ['{site.company.foundingYear}', '2024', '2024'],
  ['{site.address.countryName}', 'Germany', 'Deutschland'],
  ['{site.address.countryName.en}', 'Germany', 'Germany'],
  ['{count} of at most {max}', '{count} of at most {max}', '{count} of at most {max}'],
  ['call `/jobs/{id}`', 'call `/jobs/{id}`', 'call `/jobs/{id}`'],
  ['call `{"a": {price.base}}`', 'call `{"a": 990}`', 'call `{"a": 990}`'],
])('%s reads %s in English and %s in German', (source, en, de) => {
  expect(fillPlaceholders(source, values, 'en')).toMatchObject({ text: en, problems: [] })
  expect(fillPlaceholders(source, values, 'de')).toMatchObject({ text: de, problems: [] })
})

test.each([
  ['{price.base}', 990],
  [' {site.company.foundingYear} ', 2024],
])('%s may stand for the number %d', (source, number) => {
  expect(fillPlaceholders(source, values, 'en').number).toBe(number)
})

test.each([
  '{price.base|money}',
  '{price.base} a month',
  '{price.base}{price.base}',
  '{price.currency}',
])('%s stands for text only', (source) => {
  expect(fillPlaceholders(source, values, 'en')).not.toHaveProperty('number')
})

test.each([
  ['{price.bas}', 'the path of one value in facts.yaml', '{price.bas}'],
  ['{price}', 'the path of one value in facts.yaml', '{price}'],
  ['{toString}', 'the path of one value in facts.yaml', '{toString}'],
  ['{site.brand.nam}', 'the path of one value in site.yaml', '{site.brand.nam}'],
  [
    '{site.company.managingDirectors}',
    'the path of one value in site.yaml',
    '{site.company.managingDirectors}',
  ],
  ['{price.base|euro}', 'one of the formatters money, percent, plain', '{price.base|euro}'],
  ['{price.base|}', 'one of the formatters money, percent, plain', '{price.base|}'],
  ['{site.brand.name|money}', 'a formatter only on a number', '{site.brand.name|money}'],
  ['{count|money}', 'the path of one value in facts.yaml', '{count|money}'],
  ['`{price.bas}`', 'the path of one value in facts.yaml', '{price.bas}'],
  ['{price.base', 'a placeholder such as {price.base} or {price.base|money}', '"{price.base"'],
  ['{price-base}', 'a placeholder such as {price.base} or {price.base|money}', '"{price-base}"'],
])('%s is a fault', (source, expected, found) => {
  expect(fillPlaceholders(source, values, 'en').problems).toEqual([{ expected, found }])
})

test('an unreadable facts.yaml is not blamed on every text that names it', () => {
  const filled = fillPlaceholders(
    '{price.base} {site.brand.name}',
    { ...values, facts: undefined },
    'en',
  )
  expect(filled).toEqual({ text: '1 Firstangle', problems: [] })
})
