import { printed, type Recognised } from '../explanation.ts'

/** `ISO 20457 TG5`, `DIN 16742-TG6`: the group of a part of plastics. */
const plastics =
  /^(?:DIN ?)?(?:EN ?)?(?:ISO ?20457|DIN ?16742)(?: ?: ?\d{4})? ?[-–]? ?TG ?([1-9])$/iu

/** `ISO 13920-BF`: a letter of sizes and one of form, or one of them. */
const welded =
  /^(?:DIN ?)?(?:EN ?)?ISO ?13920(?: ?: ?\d{4})? ?[-–]? ?(?:([A-D])(?: ?[-/]? ?([E-H]))?|([E-H]))$/iu

/** `ISO 9013-341`: squareness, roughness and class of a thermal cut. */
const thermalCut = /^(?:DIN ?)?(?:EN ?)?ISO ?9013(?: ?: ?\d{4})? ?[-– ] ?([1-5])([1-4])([12])$/iu

/** `ISO 22081`, `ISO 22081 ⌓ 0.5 A B C`: no class belongs to it. */
const withoutTables = /^(?:DIN ?)?(?:EN ?)?ISO ?22081(?!\d)/iu

/** Notes of whole sheets by standards without a table here, with the classes that they name. */
export function sheetStandard(text: string): Recognised | null {
  const [, group] = plastics.exec(text) ?? []
  if (group) return stated('generalPlastics', { name: `TG${group}` })
  const [, squareness, roughness, tolerance] = thermalCut.exec(text) ?? []
  if (squareness && roughness && tolerance) {
    return stated('thermalCut', { first: squareness, second: roughness, third: tolerance })
  }
  if (withoutTables.test(text)) return stated('generalWithoutTables', {})
  const [, size, form, formAlone] = welded.exec(text)?.map((each) => each?.toUpperCase()) ?? []
  if (formAlone) return stated('generalWeldedForm', { form: formAlone })
  if (!size) return null
  return form
    ? stated('generalWelded', { class: size, form })
    : stated('generalWeldedSizes', { class: size })
}

const stated = (
  statement: Recognised['statement'],
  values: Readonly<Record<string, string>>,
): Recognised => ({
  statement,
  standard: null,
  values: Object.fromEntries(Object.entries(values).map(([key, each]) => [key, printed(each)])),
})
