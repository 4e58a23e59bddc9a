import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What the results of a confidential survey can be cut by. */
export const ClimateFamily = catalog('ClimateFamily', {
  area: 'Área',
  business: 'Razón social',
  branch: 'Sucursal',
  job: 'Cargo',
  seniority: 'Antigüedad',
  contract: 'Tipo de contrato',
})
export type ClimateFamily = ValueOf<typeof ClimateFamily>

/** How people without a place of a family are called. */
const nowhere: Record<ClimateFamily, string> = {
  area: 'Sin área',
  business: 'Sin razón social',
  branch: 'Sin sucursal',
  job: 'Sin cargo',
  seniority: 'Sin antigüedad',
  contract: 'Sin tipo de contrato',
}

/** The cell of everybody. */
export const EVERYBODY = 'TOTAL'
const CROSSING = ' × '

/** The names of places, by `area/12`. */
export type PlaceNames = ReadonlyMap<string, string>

/** What a cell is called: `area/12 × branch/-` as «Bodega × Sin sucursal». */
export const cellLabel = (id: string, names: PlaceNames): string =>
  id === EVERYBODY
    ? 'Toda la empresa'
    : id
        .split(CROSSING)
        .map((place) => names.get(place) ?? withoutPlace(place))
        .join(CROSSING)

function withoutPlace(place: string): string {
  const family = ClimateFamily.values.find((code) => place === `${code}/-`)
  if (!family) throw new RangeError(`no name of ${place}`)
  return nowhere[family]
}

/** What some groups are cut by: `area×branch` as «Área × Sucursal», and everybody as itself. */
export const cutLabel = (cut: string): string =>
  cut === EVERYBODY
    ? 'Toda la empresa'
    : cut
        .split('×')
        .flatMap((code) => ClimateFamily.options.filter(({ value }) => value === code))
        .map(({ label }) => label)
        .join(CROSSING)
