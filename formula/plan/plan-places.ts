/** Where things are in the rows of a plan: what `Plan` has of it. */
type Places = {
  readonly indexOf: ReadonlyMap<string, number>
  readonly factIndexOf: ReadonlyMap<string, number>
}

/** Where a concept is among the results of a plan. Throws when the plan has no such concept. */
export const resultPlace = ({ indexOf }: Pick<Places, 'indexOf'>, code: string): number =>
  placeIn(indexOf, code)

/** Where a fact is among the facts of a plan. Throws when the plan has no such fact. */
export const factPlace = ({ factIndexOf }: Pick<Places, 'factIndexOf'>, code: string): number =>
  placeIn(factIndexOf, code)

function placeIn(places: ReadonlyMap<string, number>, code: string): number {
  const place = places.get(code)
  if (place === undefined) throw new Error(`The plan has no ${code}`)
  return place
}

/** The number in a place of a row. Throws when there is none: what is not there is not zero. */
export function valueAt(row: ArrayLike<number>, place: number): number {
  const value = row[place]
  if (value === undefined) throw new Error(`A row of ${row.length} has no place ${place}`)
  return value
}

/** The number under a name. Throws when there is none. */
export function valueIn(values: Readonly<Record<string, number>>, code: string): number {
  const value = values[code]
  if (value === undefined) throw new Error(`There is no ${code} among the values`)
  return value
}
